import { rest, succeeded } from '../writing.ts';
import { failure, long, type Noun } from './noun.ts';

export const messages: Noun = {
  table: 'ContactMessage',
  nameColumn: 'idempotencyKey',
  stampColumn: 'subject',
  ours: `"email" = 'faults@example.org'`,
  values: (name, stamp) => ({
    idempotencyKey: name,
    subject: String(stamp),
    name: `Visitor ${name}`,
    email: 'faults@example.org',
    message: long(stamp),
  }),
  create: [
    async (client, { values: { idempotencyKey, ...form } }) =>
      rest(await client.send('POST', '/api/contact', form, { 'Idempotency-Key': idempotencyKey }), 201),
    async (client, { values: { idempotencyKey, ...input } }) =>
      succeeded(
        await client.graphql(
          `mutation ($key: String, $input: SendContactMessageInput!) {
            answer: sendContactMessage(idempotencyKey: $key, input: $input) {
              __typename ${failure} } }`,
          { key: idempotencyKey, input },
        ),
        '__typename',
      ),
  ],
};

export const subscribers: Noun = {
  table: 'NewsletterSubscriber',
  nameColumn: 'email',
  ours: `"email" LIKE '%@faults.example.org'`,
  values: (name) => ({ email: `${name}@faults.example.org` }),
  create: [
    async (client, { values }) => rest(await client.send('POST', '/api/newsletter', values), 200),
    async (client, { values }) =>
      succeeded(
        await client.graphql(
          `mutation ($email: String!) { answer: subscribeToNewsletter(email: $email) {
            __typename ${failure} } }`,
          values,
        ),
        '__typename',
      ),
  ],
};
