// Editors on two servers see each other’s forms.
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editor } from '../testing/editor.ts';
import { resultsOf } from '../testing/serverEvents.ts';
import type { ServerProcess } from '../testing/serverProcess.ts';
import { send, useTwoServers } from '../testing/twoServers.ts';

const { server, valkey } = useTwoServers();

const colleague = { email: 'sekar@example.org', password: 'seven looms in the rain' };

async function signIn(at: ServerProcess, who: { email: string; password: string }) {
  const { accessToken } = (await (await send(at, 'POST', '/api/auth/sign-in', who)).json()) as {
    accessToken: string;
  };
  return { Authorization: `Bearer ${accessToken}` };
}

/** Runs an operation through the first server. */
async function run(query: string, headers = {}): Promise<Record<string, Record<string, string>>> {
  const answer = await send(server(0), 'POST', '/graphql', { query }, headers);
  return ((await answer.json()) as { data: Record<string, Record<string, string>> }).data;
}

/** Opens the form of a new article in a browser. @returns what is heard, as it changes, until the stream ends */
async function* open(at: ServerProcess, newKey: string, headers: { Authorization: string }) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const query = `subscription { presence(client: "${headers.Authorization.slice(-20)}", lists: [],
    forms: [{ entity: NewsArticle, newKey: "${newKey}", hasTyped: false }]) { people { name } } }`;
  const response = await fetch(`${at.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  });
  for await (const result of resultsOf(response)) {
    const { data } = result as { data: { presence: { people: { name: string }[] }[] } };
    yield data.presence.flatMap(({ people }) => people.map(({ name }) => name));
  }
}

test('a form shows who has it open on the other server, also after Valkey was gone', async () => {
  const owner = await signIn(server(0), editor);
  const { inviteAccount } = await run(
    `mutation { inviteAccount(input: { name: "Sekar", email: "${colleague.email}", role: editor, language: en }) {
       ... on AccountLinkPayload { link } } }`,
    owner,
  );
  const secret = inviteAccount?.['link']?.split('#')[1];
  await run(
    `mutation { setPasswordByLink(input: { secret: "${secret}", password: "${colleague.password}" }) { __typename } }`,
  );
  const theirs = await signIn(server(1), colleague);

  const newKey = randomUUID();
  /** Who has the form open, as seen at the first server. */
  const seen = async () => {
    for await (const names of open(server(0), newKey, owner)) return names;
    return null;
  };
  const mine = open(server(0), newKey, owner);
  expect((await mine.next()).value).toEqual([]);
  const other = open(server(1), newKey, theirs);
  expect((await other.next()).value).toEqual(['editor@example.org']);
  expect((await mine.next()).value).toEqual(['Sekar']);

  await valkey().signal('SIGKILL');
  await valkey().start();
  await vi.waitFor(async () => expect(await seen()).toEqual(['Sekar']), { timeout: 5_000, interval: 100 });
});
