import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { authTexts } from '../auth/authTexts.ts';
import type { Language } from '../shared/language.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { Reader } from '../language/reader.ts';
import { createEnvironment } from '../relay/environment.ts';
import { ToastProvider } from '../ui/Toast.tsx';
import { loginRoutes } from './loginRoutes.tsx';
import { beginSession, currentUser, endSession } from '../auth/session.ts';

const user = { id: 1, email: 'editor@example.org', role: 'admin' } as const;

beforeEach(endSession);

/** Opens the sign-in page with a server that returns this result for a sign-in. */
async function openLogin(result: object | Error, path = '/admin/login', language: Language = 'en') {
  const environment = createEnvironment(async ({ name }) => {
    if (name === 'DemoHintQuery')
      return { data: { demoCredentials: { email: user.email, password: 'malam-panas' } } };
    if (result instanceof Error) throw result;
    return { data: { signIn: result } };
  });
  const router = createMemoryRouter(
    [
      {
        element: (
          <LanguageProvider reader={new Reader(language)}>
            <ToastProvider label="Notification" viewportLabel="Notifications" closeLabel="Close">
              <Outlet />
            </ToastProvider>
          </LanguageProvider>
        ),
        children: [...loginRoutes(environment), { path: 'admin/*', element: <h1>Dashboard</h1> }],
      },
    ],
    { initialEntries: [path] },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 10_000 });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

async function signIn() {
  fireEvent.click(await screen.findByRole('button', { name: 'Use These Credentials' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button', { name: 'Signing In...' })).toBeDefined();
}

test('requires email and password in the browser', async () => {
  await openLogin({});
  const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect([email.type, email.required, password.required]).toEqual(['email', true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
});

test('returns to the address that required the sign-in, and remembers the admin', async () => {
  const payload = {
    __typename: 'SignInPayload',
    viewer: { databaseId: 1, email: user.email, language: null },
  };
  const router = await openLogin(payload, '/admin/login?next=%2Fadmin%2Fnews%2F7');
  await signIn();
  const welcome = 'Successfully logged in to admin dashboard.';
  // The first toast of a page loads its code.
  expect(await screen.findByText(welcome, {}, { timeout: 10_000 })).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/news/7'));
  expect(currentUser()).toEqual(user);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('adopts the language of the account, unless somebody has chosen another in this browser', async () => {
  const payload = {
    __typename: 'SignInPayload',
    viewer: { databaseId: 1, email: user.email, language: 'id' },
  };
  for (const [stored, ofAccount, language, welcome] of [
    [null, null, 'id', 'Anda berhasil masuk ke dasbor admin.'],
    ['en', null, 'en', 'Successfully logged in to admin dashboard.'],
    // Whoever signed in before reads English.
    ['en', 'en', 'id', 'Anda berhasil masuk ke dasbor admin.'],
    ['en', 'id', 'en', 'Successfully logged in to admin dashboard.'],
  ] as const) {
    endSession();
    localStorage.removeItem('language');
    localStorage.removeItem('accountLanguage');
    if (stored) localStorage.setItem('language', stored);
    if (ofAccount) localStorage.setItem('accountLanguage', ofAccount);
    await openLogin(payload);
    await signIn();
    await waitFor(() => expect(localStorage.getItem('language')).toBe(language));
    expect(await screen.findByText(welcome, {}, { timeout: 10_000 })).toBeDefined();
    cleanup();
  }
  localStorage.removeItem('language');
  localStorage.removeItem('accountLanguage');
});

test.each([
  [{ __typename: 'InvalidCredentialsError' }, 'Login Failed', 'Invalid credentials'],
  [
    { __typename: 'TooManyAttemptsError', retryAfterSeconds: 850 },
    'Login Failed',
    'Too many attempts. Try again in 15 minutes.',
  ],
  [new Error('offline'), 'Error', 'An unexpected error occurred. Please try again.'],
])('shows %s in a toast, and keeps it at the form', async (result, title, text) => {
  const router = await openLogin(result);
  await signIn();
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getAllByText(text)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  expect(password.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe(user.email);
  expect(router.state.location.pathname).toBe('/admin/login');
});

test('rejects invalid input in the reader’s language', async () => {
  const texts = authTexts.id;
  const refusal = { __typename: 'ValidationError', message: 'Enter an email address.' };
  await openLogin(refusal, '/admin/login', 'id');
  fireEvent.click(await screen.findByRole('button', { name: texts.fillIn }));
  fireEvent.click(screen.getByRole('button', { name: texts.signIn }));
  expect(await screen.findByText('Gagal Masuk')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Email atau kata sandi salah');
  expect(screen.queryByText(refusal.message)).toBeNull();
});

test('redirects a signed-in admin to the dashboard', async () => {
  beginSession(user);
  const router = await openLogin({});
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});
