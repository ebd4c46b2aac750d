import { redirect, type RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import demoQuery from '../__generated__/DemoHintQuery$parameters.ts';
import { loadPageQuery } from '../relay/pageQuery.ts';
import { returnAddress } from '../auth/returnAddress.ts';
import { currentUser } from '../auth/session.ts';

/** The pages around signing in; the sign-in page redirects a signed-in admin (docs/product.md#sign-in). */
export function loginRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'admin/login',
      loader: ({ request }) =>
        currentUser()
          ? redirect(returnAddress(new URL(request.url).searchParams.get('next')))
          : loadPageQuery(environment, demoQuery, {}),
      lazy: { Component: async () => (await import('./LoginPage.tsx')).LoginPage },
    },
    {
      path: 'admin/forgot-password',
      lazy: { Component: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage },
    },
    {
      path: 'admin/password',
      lazy: { Component: async () => (await import('./SetPasswordPage.tsx')).SetPasswordPage },
    },
  ];
}
