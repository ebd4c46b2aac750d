import { expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { cookieHeader, cookiesSet } from '../testing/cookies.ts';
import { recordStatements } from '../testing/statements.ts';
import { editor, useTestApp } from '../testing/testApp.ts';
import { findAdmin } from './session.ts';

const statements = recordStatements();
const { sendJson } = useTestApp();

/** How often a call writes to accounts: each write drops answers that are cached. */
async function writes(call: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await call();
  return statements.filter(({ sql }) => /UPDATE\b.*"AdminUser"/.test(sql)).length;
}

const lastSeen = async () => (await prisma.adminUser.findFirstOrThrow()).lastSeenAt?.getTime() ?? 0;
const seenAgo = (minutes: number) =>
  prisma.adminUser.updateMany({ data: { lastSeenAt: new Date(Date.now() - minutes * 60_000) } });

test('a sign-in and refreshes note at most every ten minutes that someone is there', async () => {
  let cookies: Record<string, string> = {};
  const signIn = async () => {
    cookies = cookiesSet(await sendJson('POST', '/api/auth/sign-in', editor));
  };
  const refresh = async () => {
    cookies = cookiesSet(await sendJson('POST', '/api/auth/refresh', undefined, cookieHeader(cookies)));
  };
  const begun = Date.now();
  expect([await writes(signIn), await writes(signIn), await writes(refresh)]).toEqual([1, 0, 0]);
  expect(await lastSeen()).toBeGreaterThanOrEqual(begun);
  await seenAgo(11);
  expect([await writes(refresh), await writes(refresh)]).toEqual([1, 0]);
  expect(await lastSeen()).toBeGreaterThanOrEqual(begun);
});

test('the calls of someone with a token of the identity provider do so as rarely', async () => {
  await prisma.adminUser.updateMany({ data: { externalId: 'user|42' } });
  const call = () => findAdmin({ externalId: 'user|42', authenticatedAt: null });
  expect([await writes(call), await writes(call), await writes(call)]).toEqual([1, 0, 0]);
  await seenAgo(11);
  expect([await writes(call), await writes(call)]).toEqual([1, 0]);
});
