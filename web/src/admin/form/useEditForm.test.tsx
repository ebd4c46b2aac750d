import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import { NetworkError } from '../../relay/network.ts';
import type { SaveOutcome } from '../../relay/saveOutcome.ts';
import { ToastProvider } from '../../ui/Toast.tsx';
import { useEditForm } from './useEditForm.ts';

beforeEach(() => sessionStorage.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider reader={new Reader('en')}>
    <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
      {children}
    </ToastProvider>
  </LanguageProvider>
);

/** The form of a new item, whose saves end like this. */
function openForm(outcome: SaveOutcome) {
  const options = {
    name: 'partners/new',
    initial: { name: '' },
    version: 0,
    required: [],
    onSave: async () => outcome,
    onSaved: () => {},
  };
  const { result } = renderHook(() => useEditForm(options), { wrapper });
  act(() => result.current.change({ name: 'Wax' }));
  return result;
}

test('says that the working copy of a new item has ended elsewhere', () => {
  const form = openForm({ kind: 'failed' });
  act(() => form.current.noteEnded());
  expect(form.current.obstacle).toEqual({ kind: 'gone' });
});

test('takes the end of its working copy after a save without an answer for that save', async () => {
  const form = openForm({ kind: 'failed', error: new NetworkError('No answer.') });
  await act(() => form.current.save({}));
  act(() => form.current.noteEnded());
  expect(form.current.obstacle).toEqual({ kind: 'unanswered' });
});
