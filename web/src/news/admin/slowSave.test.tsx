import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openDashboard, type Answer } from './newsAdminHarness.tsx';

const title = () =>
  within(screen.getByRole('group', { name: /^Title$/ })).getByLabelText<HTMLInputElement>('English');
const type = (value: string) => fireEvent.change(title(), { target: { value } });

/** Saves a changed article on a server that responds when the test says so. */
async function saveSlowly() {
  const { promise, resolve: respond } = Promise.withResolvers<Answer>();
  const dashboard = await openDashboard('/admin/news/7', { newsDocumentsUpdateMutation: () => promise });
  await screen.findByRole('button', { name: 'Update Article' });
  type('Saved');
  title().focus();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await screen.findByRole('button', { name: 'Saving...' });
  return { ...dashboard, respond };
}

test('accepts no input while it is saving, and keeps the focus', async () => {
  const { respond } = await saveSlowly();
  type('Saved and lost');
  fireEvent.click(screen.getByRole('switch', { name: 'Featured' }));
  expect(title().value).toBe('Saved');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Featured' }).checked).toBe(false);
  expect(title().form?.getAttribute('aria-busy')).toBe('true');
  respond(new Error('offline'));
  await screen.findByRole('button', { name: 'Update Article' });
  expect(document.activeElement).toBe(title());
  type('Saved and more');
  expect(title().value).toBe('Saved and more');
});
