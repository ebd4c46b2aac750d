import { fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { ReloadContext } from '../page/pageContext.ts';
import { createEnvironment } from '../relay/environment.ts';
import { LegalText } from './LegalText.tsx';

test('loads a missing text again: by script, or else the whole page in the same language', () => {
  const reload = vi.fn<() => Promise<void>>();
  render(
    <MemoryRouter initialEntries={['/privacy?lang=id']}>
      <RelayEnvironmentProvider environment={createEnvironment(() => ({ data: {} }))}>
        <LanguageProvider reader={new Reader('id')}>
          <ReloadContext value={reload}>
            <LegalText document="privacy" title={null} body={null} />
          </ReloadContext>
        </LanguageProvider>
      </RelayEnvironmentProvider>
    </MemoryRouter>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Coba Lagi' });
  expect(button.type).toBe('submit');
  expect(button.form?.method).toBe('get');
  expect([...new FormData(button.form!)]).toEqual([['lang', 'id']]);
  expect(fireEvent.submit(button.form!)).toBe(false);
  fireEvent.click(button);
  expect(reload).toHaveBeenCalledOnce();
});
