import { expect, test } from 'vitest';
import { useTestApp } from '../testing/testApp.ts';

const app = useTestApp({ PUBLIC_URL: 'http://[::1]:4000' });

test('a site whose address has no host name offers no passkeys', async () => {
  const query = 'mutation { startPasskeySignIn { __typename ... on Error { message } } }';
  // The answer says so whatever host the request names.
  expect((await app.graphql(query, {}, { Host: 'evil.example' })).data).toEqual({
    startPasskeySignIn: {
      __typename: 'NotImplementedError',
      message: 'Passkeys need a site with a host name: PUBLIC_URL is an IP address.',
    },
  });
});
