import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CacheConfig } from 'relay-runtime';
import { unsavedChanges } from '../browser/unsavedChanges.ts';
import { beginSession, currentUser, endSession } from '../auth/session.ts';
import { giveUp, offerDialog, passConfirmation, reasonToAsk, waitingFor } from '../auth/sessionRenewal.ts';
import {
  FactorOverdueError,
  fetchOverHttp,
  inPlace,
  NetworkError,
  RefusedError,
  ServerError,
} from './network.ts';

const user = { id: 1, email: 'editor@example.org', role: 'admin' } as const;
const saved = { data: { save: { __typename: 'Payload' } } };
const refused = { data: { save: { __typename: 'UnauthenticatedError' } } };
const ended = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

type Reply = [answer: object, headers?: Record<string, string>];
let replies: Reply[];
let refreshes: boolean[];
let closeDialog: () => void;

const fetched = vi.spyOn(globalThis, 'fetch');

/** The number of times an operation has been sent to the server. */
const sent = () => fetched.mock.calls.filter(([address]) => address === '/graphql').length;

beforeEach(() => {
  beginSession(user);
  unsavedChanges.areShown = false;
  closeDialog = offerDialog();
  replies = [];
  refreshes = [];
  fetched.mockReset().mockImplementation(async (address) => {
    if (address === '/api/auth/refresh') return new Response(null, { status: refreshes.shift() ? 200 : 401 });
    const [answer, headers = {}] = replies.shift() ?? [saved];
    return Response.json(answer, { headers });
  });
});

afterEach(() => {
  closeDialog();
  endSession();
});

const run = (
  operationKind: 'mutation' | 'query',
  cacheConfig: CacheConfig = {},
  variables: object = { b: '&' },
) =>
  fetchOverHttp(
    { id: 'x', text: null, name: 'x', operationKind, metadata: {}, providedVariables: {} } as never,
    variables as never,
    cacheConfig,
  ) as Promise<unknown>;

const untilAsked = () => vi.waitFor(() => expect(waitingFor()).toBe(user.email));

test('sends an accepted operation once', async () => {
  expect(await run('mutation')).toEqual(saved);
  expect(sent()).toBe(1);
});

const unconfirmed = { data: { save: { __typename: 'PasswordRequiredError' } } };

test('waits for the password, then continues', async () => {
  replies = [[unconfirmed], [saved]];
  const answer = run('mutation');
  await untilAsked();
  expect([sent(), reasonToAsk()]).toEqual([1, 'unconfirmed']);
  passConfirmation();
  expect(await answer).toEqual(saved);
  expect([sent(), waitingFor()]).toEqual([2, null]);
});

test('keeps the session and sends nothing again after the password dialog is canceled', async () => {
  replies = [[unconfirmed]];
  const answer = run('mutation');
  await untilAsked();
  giveUp();
  expect(await answer).toEqual(unconfirmed);
  expect([sent(), currentUser()]).toEqual([1, user]);
});

test('asks for a sign-in, which answers both, when the session ends during the password dialog', async () => {
  replies = [[unconfirmed], [refused], [saved], [saved]];
  const act = run('mutation');
  await untilAsked();
  const confirmation = run('mutation');
  await vi.waitFor(() => expect(reasonToAsk()).toBe('ended'));
  beginSession(user);
  expect(await Promise.all([act, confirmation])).toEqual([saved, saved]);
});

test('fetches what a visitor reads by GET, so that visitors share it', async () => {
  endSession();
  await run('query');
  expect(fetched.mock.lastCall).toEqual([
    '/graphql?documentId=x&variables=%7B%22b%22%3A%22%26%22%7D',
    { headers: { Accept: 'application/json' } },
  ]);
  await run('mutation');
  expect(fetched.mock.lastCall?.[1]?.method).toBe('POST');
});

test('renews an expired access token silently', async () => {
  replies = [[refused, ended], [saved]];
  refreshes = [true];
  expect(await run('mutation')).toEqual(saved);
  expect([sent(), waitingFor()]).toEqual([2, null]);
});

test.each([
  [[refused, ended]],
  [[refused]],
  [[{ data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]],
])('waits for the password when a change is rejected, then continues: %j', async (reply) => {
  replies = [reply as Reply, [saved]];
  const answer = run('mutation');
  await untilAsked();
  expect([sent(), currentUser()]).toEqual([1, user]);
  beginSession(user);
  expect(await answer).toEqual(saved);
  expect([sent(), waitingFor()]).toEqual([2, null]);
});

test('asks once for concurrent changes', async () => {
  replies = [[refused], [refused], [refused]];
  const answers = Promise.all([run('mutation'), run('mutation'), run('mutation')]);
  await untilAsked();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(6));
  beginSession({ ...user, id: 2 });
  expect(await answers).toEqual([saved, saved, saved]);
  expect(sent()).toBe(6);
});

test('returns the rejection after a cancel, and asks again the next time', async () => {
  replies = [[refused], [refused], [saved]];
  const answer = run('mutation');
  await untilAsked();
  giveUp();
  expect(await answer).toEqual(refused);
  expect([sent(), currentUser()]).toEqual([1, null]);
  const next = run('mutation');
  await untilAsked();
  beginSession(user);
  expect(await next).toEqual(saved);
});

test('does not repeat a change that visitors may make', async () => {
  replies = [[saved, ended]];
  expect(await run('mutation')).toEqual(saved);
  expect([sent(), waitingFor()]).toEqual([1, null]);
});

test('asks for a sign-in for a query while a form has unsaved changes', async () => {
  replies = [[{ data: { viewer: null } }, ended]];
  unsavedChanges.areShown = true;
  const answer = run('query');
  await untilAsked();
  beginSession(user);
  expect(await answer).toEqual(saved);
});

test('asks for a sign-in for a query that opts in', async () => {
  replies = [[refused, ended]];
  const answer = run('query', inPlace.networkCacheConfig);
  await untilAsked();
  beginSession(user);
  expect(await answer).toEqual(saved);
});

test('ends the session without asking, for any other query', async () => {
  const visitors = { data: { viewer: null } };
  replies = [[visitors, ended]];
  expect(await run('query')).toEqual(visitors);
  expect([sent(), currentUser(), waitingFor()]).toEqual([1, null, null]);
});

test('does not ask without a dialog', async () => {
  replies = [[refused], [refused]];
  closeDialog();
  expect(await run('mutation')).toEqual(refused);
  closeDialog = offerDialog();
});

test('treats a dialog unmounted with its page as canceled', async () => {
  replies = [[refused]];
  const answer = run('mutation');
  await untilAsked();
  closeDialog();
  expect(await answer).toEqual(refused);
  closeDialog = offerDialog();
});

test('throws for errors without data, and keeps data that comes with errors', async () => {
  const errors = [{ message: 'Something went wrong on our side.' }];
  replies = [[{ data: { changes: null }, errors }], [{ data: { changes: null, trash: {} }, errors }]];
  await expect(run('query')).rejects.toThrow(new ServerError('Something went wrong on our side.'));
  expect(await run('query')).toMatchObject({ data: { changes: null, trash: {} } });
});

test('tells a role that does not include something from a server that fails', async () => {
  const errors = [{ message: 'Your role does not include this.', extensions: { code: 'FORBIDDEN' } }];
  replies = [[{ data: null, errors }]];
  await expect(run('mutation')).rejects.toThrow(RefusedError);
});

test('tells somebody who needs a second factor first', async () => {
  const errors = [{ message: 'Add a second factor.', extensions: { code: 'FACTOR_OVERDUE' } }];
  replies = [[{ data: null, errors }]];
  await expect(run('mutation')).rejects.toThrow(FactorOverdueError);
});

test('reports a server that is unreachable or fails', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(run('query')).rejects.toThrow(NetworkError);
  fetched.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }));
  await expect(run('query')).rejects.toThrow('502');
});

const keyed = { idempotencyKey: 'a' };

test('sends a change that can be repeated once more if no answer comes', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await run('mutation', {}, keyed)).toEqual(saved);
  const bodies = fetched.mock.calls.map(([, init]) => init?.body);
  expect(bodies).toEqual([bodies[0], bodies[0]]);
});

test('waits half a minute for the answer to a change that can be repeated', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const [first, second] = [new AbortController(), new AbortController()];
  patience.mockReturnValueOnce(first.signal).mockReturnValueOnce(second.signal);
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );
  const answer = run('mutation', {}, keyed);
  first.abort();
  await vi.waitFor(() => expect(sent()).toBe(2));
  second.abort();
  await expect(answer).rejects.toThrow(NetworkError);
  expect(patience.mock.calls).toEqual([[30_000], [30_000]]);
  patience.mockRestore();
});

test('sends any other change, and a visitor’s message, only once', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(run('mutation')).rejects.toThrow(NetworkError);
  endSession();
  await expect(run('mutation', {}, keyed)).rejects.toThrow(NetworkError);
  expect(sent()).toBe(2);
});
