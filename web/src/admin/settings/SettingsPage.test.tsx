import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDashboard, type Server } from '../../news/admin/newsAdminHarness.tsx';

const event = {
  __typename: 'SecurityEvent',
  id: 'event-1',
  kind: 'signedIn',
  at: '2026-11-20T05:00:00.000Z',
  email: 'editor@example.org',
  network: null,
  browser: 'Firefox',
  system: 'Linux',
  tokenName: null,
  count: 1,
};
const log = {
  securityEvents: {
    edges: [{ cursor: '0', node: event }],
    pageInfo: { endCursor: null, hasNextPage: false },
  },
};

const openSettings = (server: Server) => openDashboard('/admin/settings', server);

test('keeps the other settings when the security log fails to load, and retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  await openSettings({ SettingsPageQuery: () => (isBroken ? { securityEvents: null } : log) });
  const failed = within(await screen.findByRole('region', { name: 'Security Log' }));
  await failed.findByText('This section could not be loaded');
  expect(screen.getByRole('region', { name: 'Appearance' })).toBeDefined();
  isBroken = false;
  fireEvent.click(failed.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByText('This section could not be loaded')).toBeNull());
  expect(await screen.findByText('Signed in')).toBeDefined();
});
