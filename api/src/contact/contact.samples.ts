import { prisma } from '../database/client.ts';
import type { Prisma } from '../database/generated/client.ts';
import type { TestApp } from '../testing/testApp.ts';

/** The home page’s and the contact page’s form, as filled in by visitors. */
export const homeMessage = {
  firstName: 'Sari',
  lastName: 'Lestari',
  email: 'sari@example.org',
  subject: 'media',
  message: 'May we film the final?',
};
export const pageMessage = {
  name: 'Budi Santoso',
  email: 'budi@example.org',
  subject: 'A workshop in Laweyan',
  message: 'We would like to show how wax is drawn.',
  type: 'community',
};

let addresses = 0;

/** An address in a network not yet used in this test file, so that no limit is reached by accident. */
export function newAddress(): string {
  addresses += 1;
  return `198.${18 + (addresses >> 8)}.${addresses & 255}.1`;
}

/** The mutation’s result. */
export interface Sent {
  __typename: string;
  success?: boolean;
  code?: string;
  message?: string;
  retryAfterSeconds?: number;
  fields?: { field: string; code: string; limit: number | null }[];
}

/** Sends a form over GraphQL. */
export async function sendOverGraphql(
  { sendJson }: TestApp,
  input: object,
  {
    address = newAddress(),
    key,
    headers,
  }: { address?: string; key?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const query = `mutation ($input: SendContactMessageInput!, $key: String) {
    sendContactMessage(input: $input, idempotencyKey: $key) {
      __typename
      ... on SendContactMessagePayload { success }
      ... on Error { code message }
      ... on TooManyAttemptsError { retryAfterSeconds }
      ... on ValidationError { fields { field code limit } }
    } }`;
  const body = { query, variables: { input, key } };
  const response = await sendJson('POST', '/graphql', body, headers, address);
  return ((await response.json()) as { data: { sendContactMessage: Sent } }).data.sendContactMessage;
}

/** Stores messages, bypassing the rules; defaults to a plain message. */
export function addMessages(...messages: Partial<Prisma.ContactMessageCreateManyInput>[]) {
  const plain = { name: 'Sari Lestari', email: 'sari@example.org', message: 'Halo.' };
  return prisma.contactMessage.createManyAndReturn({
    data: messages.map((message) => Object.assign({}, plain, message)),
  });
}
