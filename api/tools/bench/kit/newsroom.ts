import { editor } from '../../../src/testing/editor.ts';
import { signIn, type Site } from './site.ts';

type Headers = Record<string, string>;

/** Sends a GraphQL operation. @throws if it fails */
async function ask<Data>(
  { origin }: Site,
  query: string,
  variables: object,
  headers: Headers,
): Promise<Data> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}

/** Invites an editor, who accepts. Returns the headers that authenticate their requests. */
export async function addEditor(site: Site, owner: Headers, email: string): Promise<Headers> {
  const { invited } = await ask<{ invited: { link: string } }>(
    site,
    `mutation ($email: String!, $name: String!) {
      invited: inviteAccount(input: { email: $email, name: $name, language: en, role: editor }) {
        ... on AccountLinkPayload { link } } }`,
    { email, name: email.replace(/@.*/, '') },
    owner,
  );
  const { password } = editor;
  await ask(
    site,
    'mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { __typename } }',
    { input: { secret: new URL(invited.link).hash.slice(1), password } },
    {},
  );
  return signIn(site.origin, { email, password });
}

/** Stores drafts of articles. Returns their ids. */
export async function addDrafts({ origin }: Site, owner: Headers, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const stored = await fetch(`${origin}/api/news`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...owner },
      body: JSON.stringify({
        titleEn: `Draft ${number}`,
        titleId: `Draf ${number}`,
        category: 'culture',
        published: false,
      }),
    });
    const { id } = (await stored.json()) as { id: number };
    ids.push(id);
  }
  return ids;
}
