import { prisma } from '../database/client.ts';
import { everyone, matrix } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';
import { countSignInAttempt } from './throttle.ts';

const credentials = `input: { email: "${editor.email}", password: "${editor.password}" }`;
const guessed = 'guessed@example.org';

/** Permissions for accounts and sessions. */
export const authMatrix = matrix({
  async arrange({ sendJson }) {
    await prisma.adminUser.updateMany({ data: { demoPassword: editor.password } });
    const attempts = Array.from({ length: 51 }, (_, i) =>
      countSignInAttempt(guessed, { address: `198.51.100.${i}`, device: '' }),
    );
    await Promise.allSettled(attempts);
    const signedIn = await sendJson('POST', '/api/auth/sign-in', editor);
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    return { refreshCookie: cookies.find((cookie) => cookie.startsWith('refresh_token=')) ?? '' };
  },

  graphql: {
    'Query.viewer': everyone(null, 'Admin'),
    'Query.demoCredentials at this machine': { ...everyone('DemoCredentials'), from: '127.0.0.1' },
    'Query.demoCredentials from elsewhere': everyone(null),
    'Mutation.signIn': { ...everyone('SignInPayload'), args: () => credentials },
    'Mutation.signIn with a wrong password': {
      ...everyone('InvalidCredentialsError'),
      args: () => `input: { email: "${editor.email}", password: "guess" }`,
    },
    'Mutation.signIn after too many guesses': {
      ...everyone('TooManyAttemptsError'),
      args: () => `input: { email: "${guessed}", password: "guess" }`,
    },
    'Mutation.signOut': everyone('SignOutPayload'),
    'Mutation.signUp': everyone('NotImplementedError'),
    'Mutation.resetPassword': everyone('NotImplementedError'),
  },

  types: {
    DemoCredentials: { through: 'Query.demoCredentials at this machine', everyone: 'email password' },
    SignInPayload: { through: 'Mutation.signIn', everyone: 'viewer accessToken' },
    SignOutPayload: { through: 'Mutation.signOut', everyone: 'signedOut' },
    InvalidCredentialsError: { through: 'Mutation.signIn with a wrong password', everyone: 'code message' },
    TooManyAttemptsError: {
      through: 'Mutation.signIn after too many guesses',
      everyone: 'code message retryAfterSeconds',
    },
    NotImplementedError: { through: 'Mutation.signUp', everyone: 'code message' },
  },

  http: {
    'POST /api/auth/sign-in': { ...everyone(200), body: editor },
    'POST /api/auth/refresh': { ...everyone(200), cookie: ({ refreshCookie }) => refreshCookie },
    'POST /api/auth/refresh without a refresh token': everyone(401),
    'POST /api/auth/sign-out': everyone(204),
    'GET /api/auth/user': everyone(401, 200),
  },
});
