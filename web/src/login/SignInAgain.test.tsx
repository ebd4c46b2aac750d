import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveChanges, unsavedChanges } from '../browser/unsavedChanges.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { NetworkError } from '../relay/network.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { beginSession, currentUser, endSession } from '../auth/session.ts';
import { renewSession } from '../auth/sessionRenewal.ts';
import { SignInAgain } from './SignInAgain.tsx';

const user = { id: 1, email: 'editor@example.org', role: 'admin' } as const;

beforeEach(() => {
  beginSession(user);
  Object.assign(unsavedChanges, { exist: true, areShown: true });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 401 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  leaveChanges();
});

/** Opens a dashboard page with a waiting operation, and a server that returns these results for sign-ins. */
async function openDialog(...answers: (object | Error)[]) {
  const inputs: unknown[] = [];
  const environment = createEnvironment(async (_operation, variables) => {
    inputs.push(variables['input']);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return { data: { signIn: answer } } as never;
  });
  const router = createMemoryRouter(
    [
      { path: 'admin/news/new', element: <SignInAgain /> },
      { path: 'admin/login', element: <h1>Admin Access</h1> },
    ],
    { initialEntries: ['/admin/news/new'] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <LanguageProvider reader={new Reader('en')}>
        <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
          <RouterProvider router={router} />
        </ToastProvider>
      </LanguageProvider>
    </RelayEnvironmentProvider>,
  );
  const renewed = renewSession(true);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  return { router, renewed, dialog, inputs };
}

type Opened = Awaited<ReturnType<typeof openDialog>>['dialog'];

const signIn = (dialog: Opened, password: string) => {
  fireEvent.change(dialog.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign In and Continue' }));
};

const payload = { __typename: 'SignInPayload', viewer: { databaseId: 1, email: user.email, language: null } };

test('asks for the last admin’s password, and continues', async () => {
  const { renewed, dialog, inputs } = await openDialog(payload);
  expect(dialog.getByText(user.email)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Password/)));
  signIn(dialog, 'the right one');
  expect(await renewed).toBe(true);
  expect(inputs).toEqual([{ email: user.email, password: 'the right one' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [{ __typename: 'InvalidCredentialsError' }, 'Invalid credentials', true],
  [
    { __typename: 'TooManyAttemptsError', retryAfterSeconds: 850 },
    'Too many attempts. Try again in 15 minutes.',
    true,
  ],
  [new Error('broken'), 'An unexpected error occurred. Please try again.', false],
  [
    new NetworkError('The server cannot be reached.', { cause: 'offline' }),
    'The server could not be reached. Check your connection and try again.',
    false,
  ],
])(
  'shows %s, at the field only if it is about the password, and stays open',
  async (answer, text, isAboutPassword) => {
    const { renewed, dialog } = await openDialog(answer, payload);
    signIn(dialog, 'guess');
    expect(await dialog.findByText(text)).toBeDefined();
    const field = dialog.getByLabelText<HTMLInputElement>(/^Password/);
    expect([field.value, field.getAttribute('aria-invalid') === 'true']).toEqual(['guess', isAboutPassword]);
    signIn(dialog, 'the right one');
    expect(await renewed).toBe(true);
  },
);

test.each(['Not Now', 'Close'])('cancels with “%s” and keeps the page', async (name) => {
  const { renewed, dialog, router } = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name }));
  expect(await renewed).toBe(false);
  expect(currentUser()).toBeNull();
  expect([router.state.location.pathname, unsavedChanges.areShown]).toEqual(['/admin/news/new', true]);
});

test('discards what was typed through the link to the sign-in page, and returns', async () => {
  const { renewed, dialog, router } = await openDialog();
  fireEvent.click(dialog.getByRole('link', { name: 'Go to the sign-in page' }));
  expect(await renewed).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeDefined();
  expect(router.state.location.search).toBe('?next=%2Fadmin%2Fnews%2Fnew');
  expect([unsavedChanges.exist, currentUser()]).toEqual([false, null]);
});

test('accepts a sign-in of the same admin in another tab', async () => {
  const { renewed } = await openDialog();
  for (const id of [2, user.id]) {
    expect(screen.queryByRole('dialog')).not.toBeNull();
    localStorage.setItem('user', JSON.stringify({ ...user, id }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  }
  expect(await renewed).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('stays open when a request that does not wait is refused in the meantime', async () => {
  const { dialog, renewed } = await openDialog(payload);
  expect(await renewSession(false)).toBe(false);
  expect(currentUser()).toEqual(user);
  signIn(dialog, 'a password');
  expect(await renewed).toBe(true);
});
