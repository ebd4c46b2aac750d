import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './returnAddress.ts';

test('returns to the address that required the sign-in', () => {
  const login = new URL(loginAddress('/admin/news/12?lang=id'), window.location.origin);
  expect(login.pathname).toBe('/admin/login');
  expect(returnAddress(login.searchParams.get('next'))).toBe('/admin/news/12?lang=id');
});

test('omits the dashboard from the address', () => {
  expect(loginAddress('/admin/dashboard')).toBe('/admin/login');
  expect(returnAddress(null)).toBe('/admin/dashboard');
});

test.each([
  'https://elsewhere.example/admin/news',
  '//elsewhere.example/admin/news',
  String.raw`\\elsewhere.example/admin/news`,
  '/admin/../news',
  '/administrator',
  '/news',
  '/admin/login?next=/admin/login',
  'javascript:alert(1)',
])('returns to the dashboard for %s', (next) => {
  expect(returnAddress(next)).toBe('/admin/dashboard');
});
