import type { RouteObject } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { loadAdminQuery } from '../parts/adminQuery.ts';

/** The settings. */
export function settingsRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: 'settings',
      loader: (args) => loadAdminQuery(args, environment, settingsQuery, {}, 'network-only'),
      lazy: { Component: async () => (await import('./SettingsPage.tsx')).SettingsPage },
    },
  ];
}
