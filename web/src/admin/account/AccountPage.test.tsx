import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure, openDashboard, type Server } from '../../news/admin/newsAdminHarness.tsx';
import { NetworkError } from '../../relay/network.ts';

const connection = (...nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

const token = {
  __typename: 'ApiToken',
  id: 'token-1',
  databaseId: 1,
  name: 'Ticket shop',
  scope: 'readOnly',
  capabilities: null,
  expiresAt: '2027-11-20T05:00:00.000Z',
  lastUsedAt: null,
};

const session = {
  __typename: 'Session',
  id: 'session-1',
  databaseId: 'session-1',
  browser: 'Firefox',
  system: 'Linux',
  isCurrent: true,
  createdAt: '2026-11-20T05:00:00.000Z',
  network: '203.0.113.0/24',
  lastUsedAt: '2026-11-20T05:00:00.000Z',
};

const page = () => ({
  viewer: {
    capabilities: ['account.manage', 'images.read', 'images.write', 'news.read', 'news.write', 'people.read'],
    email: 'sari@example.org',
    name: 'Sari',
    portraitUrl: null,
    portrait: null,
    language: 'en',
    passkeys: connection(),
    secondFactors: { isOn: false, authenticatorAddedAt: null, recoveryCodesLeft: 0 },
    sessions: connection(session),
    apiTokens: connection(),
  },
});

const openAccount = (server: Server) =>
  openDashboard('/admin/account', { AccountPageQuery: () => page(), ...server });

const region = (name: string) => screen.findByRole('region', { name });

test.each([
  ['API Tokens', { ...page(), viewer: { ...page().viewer, apiTokens: null } }],
  ['Sessions', { ...page(), viewer: { ...page().viewer, sessions: null } }],
])('keeps the rest of the account when %s fail to load, and retries', async (name, broken) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  await openAccount({ AccountPageQuery: () => (isBroken ? broken : page()) });
  const failed = within(await region(name));
  await failed.findByText('This section could not be loaded');
  expect(failed.getByText('The server reported an error. Try again in a moment.')).toBeDefined();
  expect(screen.getAllByText('This section could not be loaded')).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Change Password' })).toBeDefined();
  isBroken = false;
  const again = failed.getByRole('button', { name: 'Try Again' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByText('This section could not be loaded')).toBeNull());
  const focused = document.activeElement;
  expect([focused === document.body, (await region(name)).contains(focused)]).toEqual([false, true]);
});

test('blames the connection only when the server is unreachable', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await openAccount({
    AccountPageQuery: () => new NetworkError('The server cannot be reached.', { cause: 'offline' }),
  });
  const texts = await screen.findAllByText(
    'The server could not be reached. Check your connection and try again.',
  );
  expect(texts).toHaveLength(5);
});

async function askForToken() {
  fireEvent.click(within(await region('API Tokens')).getByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API Token' }));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: token.name } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
}

test('distinguishes an unreachable server from a failing one when a change fails', async () => {
  const answers = [
    new NetworkError('The server cannot be reached.', { cause: 'offline' }),
    new NetworkError('The server answered with status 503.'),
  ];
  await openAccount({ useCreateApiTokenMutation: () => answers.shift() ?? {} });
  await region('API Tokens');
  await askForToken();
  expect(
    await screen.findByText(
      'Failed to create API token. The server could not be reached. Check your connection and try again.',
    ),
  ).toBeDefined();
  const dialog = within(screen.getByRole('dialog', { name: 'New API Token' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await screen.findByText('Failed to create API token')).toBeDefined();
});

test('reports no failure if the admin does not confirm their password', async () => {
  const answers = [new Error('offline'), { createApiToken: failure('PasswordRequiredError') }];
  await openAccount({ useCreateApiTokenMutation: () => answers.shift() ?? {} });
  await region('API Tokens');
  await askForToken();
  const failed = 'Failed to create API token';
  const toast = (await screen.findByText(failed)).closest('li') as HTMLElement;
  fireEvent.click(within(toast).getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  const dialog = within(screen.getByRole('dialog', { name: 'New API Token' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  await dialog.findByRole('button', { name: 'Creating...' });
  await dialog.findByRole('button', { name: 'Create Token' });
  await expect(screen.findByText(failed, {}, { timeout: 300 })).rejects.toThrow('Unable to find');
});

test('limits a new token to reading some parts and changing others, and says so in the list', async () => {
  const { sent } = await openAccount({
    useCreateApiTokenMutation: ({ input }) => ({
      createApiToken: {
        __typename: 'CreateApiTokenPayload',
        secret: 'batik_secret',
        apiToken: { ...token, ...(input as Partial<typeof token>) },
      },
    }),
  });
  await region('API Tokens');
  fireEvent.click(within(await region('API Tokens')).getByRole('button', { name: 'Create Token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API Token' }));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: token.name } });
  fireEvent.click(dialog.getByLabelText('Only parts of the site'));
  const create = () => fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  create();
  expect(await dialog.findByText('Choose at least one part.')).toBeDefined();
  expect(dialog.queryByLabelText('Team')).toBeNull();
  const choices = (part: string) =>
    within(dialog.getByLabelText(part))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const choose = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  expect(choices('News')).toEqual(['No access', 'Read only']);
  choose('Access', 'readWrite');
  expect(choices('News')).toEqual(['No access', 'Read only', 'Read and write']);
  choose('News', 'readWrite');
  choose('Images', 'readOnly');
  choose('Access', 'readOnly');
  expect(dialog.getByLabelText('News')).toHaveProperty('value', 'readOnly');
  choose('Access', 'readWrite');
  expect(dialog.getByLabelText('News')).toHaveProperty('value', 'readWrite');
  create();
  await waitFor(() => expect(sent('useCreateApiTokenMutation')).toHaveLength(1));
  expect(sent('useCreateApiTokenMutation')[0]).toMatchObject({
    input: { scope: 'readWrite', capabilities: ['images.read', 'news.read', 'news.write'] },
  });
  expect(await screen.findByText('Can change: News')).toBeDefined();
  expect(screen.getByText('Can only read: Images')).toBeDefined();
});

test.each([
  ['readOnly', ['news.read', 'images.read'], ['Only: News, Images']],
  ['readWrite', ['news.read', 'news.write'], ['Only: News']],
  ['readWrite', ['news.read'], ['Can only read: News']],
  ['readWrite', null, []],
])('says what a %s token with %j is limited to', async (scope, capabilities, limits) => {
  const apiTokens = connection({ ...token, scope, capabilities });
  await openAccount({ AccountPageQuery: () => ({ ...page(), viewer: { ...page().viewer, apiTokens } }) });
  const list = within(await region('API Tokens'));
  await list.findByText(token.name);
  expect(list.queryAllByText(/^(?:Only|Can)/).map(({ textContent }) => textContent)).toEqual(limits);
});

test('counts the characters of a new password as the server does', async () => {
  const { sent } = await openAccount({
    useChangePasswordMutation: () => ({
      changePassword: failure('ValidationError', {
        fields: [{ field: 'newPassword', code: 'INVALID', reason: null, limit: null, message: '' }],
      }),
    }),
  });
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  fireEvent.change(form.getByLabelText(/^Current password/), { target: { value: 'malam-panas' } });
  const next = form.getByLabelText(/^New password/);
  const submit = () => fireEvent.click(form.getByRole('button', { name: 'Change Password' }));
  fireEvent.change(next, { target: { value: '🧵'.repeat(6) } });
  submit();
  expect(form.getByText('At least 12 characters.')).toBeDefined();
  expect(sent('useChangePasswordMutation')).toHaveLength(0);
  // Show the same text when only the server finds it too short.
  fireEvent.change(next, { target: { value: '🧵'.repeat(12) } });
  submit();
  await waitFor(() => expect(sent('useChangePasswordMutation')).toHaveLength(1));
  expect(await form.findByText('At least 12 characters.')).toBeDefined();
});

test('marks required fields', async () => {
  await openAccount({});
  const expectRequired = (input: HTMLInputElement) => {
    expect(input.required).toBe(true);
    expect(input.labels?.[0]?.querySelector('[aria-hidden]')).not.toBeNull();
  };
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  expectRequired(form.getByLabelText('Current password'));
  expectRequired(form.getByLabelText('New password'));
  fireEvent.click(within(await region('API Tokens')).getByRole('button', { name: 'Create Token' }));
  expectRequired(within(await screen.findByRole('dialog')).getByLabelText('Name'));
});

test('shows three sessions of the same device as one row that opens', async () => {
  const other = (number: number, system = 'Linux') => ({
    ...session,
    id: `session-${number}`,
    databaseId: `session-${number}`,
    system,
    isCurrent: false,
  });
  const sessions = connection(session, other(2), other(3), other(4), other(5, 'iPhone'));
  await openAccount({
    AccountPageQuery: () => ({ ...page(), viewer: { ...page().viewer, sessions } }),
  });
  const list = within(await region('Sessions'));
  const group = await list.findByText('Firefox on Linux: 3 sessions');
  const opened = group.closest('details');
  expect(opened?.open).toBe(false);
  expect(within(opened as HTMLElement).getAllByRole('button', { hidden: true })).toHaveLength(3);
  expect(list.getByText('Firefox on iPhone')).toBeDefined();
});

test('marks a portrait that the library does not have, keeps what was typed, and saves one that it has', async () => {
  const problem = { field: 'portraitUrl', code: 'INVALID', reason: 'LIBRARY', message: '', limit: null };
  const answers = [
    failure('ValidationError', { fields: [problem] }),
    { __typename: 'ChangeOwnAccountPayload' },
  ];
  const { sent } = await openAccount({
    useChangeOwnAccountMutation: () => ({ changeOwnAccount: answers.shift() }),
    useChangeOwnAccountQuery: () => page(),
  });
  const form = within(await screen.findByRole('form', { name: 'You' }));
  const address = form.getByLabelText('Portrait');
  fireEvent.change(address, { target: { value: 'https://example.org/sari.jpg' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose a picture from the library.')).toBeDefined();
  expect(address).toHaveProperty('value', 'https://example.org/sari.jpg');
  fireEvent.change(address, { target: { value: '/images/1_sari.png' } });
  expect(form.queryByText('Choose a picture from the library.')).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Account saved')).toBeDefined();
  const input = { name: 'Sari', language: 'en', portraitUrl: '/images/1_sari.png' };
  expect(sent('useChangeOwnAccountMutation')[1]).toEqual({ input });
  expect(sent('useChangeOwnAccountQuery')).toHaveLength(1);
});
