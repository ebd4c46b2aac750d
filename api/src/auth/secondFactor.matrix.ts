import { prisma } from '../database/client.ts';
import { forgetAll } from '../limits/throttle.ts';
import { confirmed, everyone, matrix } from '../testing/matrix.ts';
import { editor } from '../testing/testApp.ts';
import { codeAt, newAuthenticatorSecret } from './oneTimeCodes.ts';
import { addColleague } from './people.samples.ts';
import { addAuthenticatorOf } from './secondFactor.samples.ts';

const withCode = (code: string) =>
  `input: { email: "${editor.email}", password: "${editor.password}", code: "${code}" }`;

/** Permissions for second factors: an account that has one. */
export const secondFactorMatrix = matrix({
  async arrange() {
    forgetAll();
    await prisma.adminUser.deleteMany({ where: { email: { not: editor.email } } });
    const { secret } = await addAuthenticatorOf();
    const pendingSecret = newAuthenticatorSecret();
    const pendingUntil = new Date(Date.now() + 60_000);
    await prisma.authenticator.updateMany({ data: { pendingSecret, pendingUntil } });
    const colleague = await addColleague();
    await addAuthenticatorOf(colleague.email);
    return { code: codeAt(secret), pendingCode: codeAt(pendingSecret), colleague: colleague.id };
  },

  graphql: {
    'Query.viewer with their second factor': everyone(null, 'Admin'),
    'Mutation.signIn without a code': {
      ...everyone('SecondFactorRequiredError'),
      args: () => `input: { email: "${editor.email}", password: "${editor.password}" }`,
    },
    'Mutation.signIn with a wrong code': {
      ...everyone('InvalidCodeError'),
      args: () => withCode('a guess'),
    },
    'Mutation.signIn with a code': { ...everyone('SignInPayload'), args: ({ code }) => withCode(code) },
    'Mutation.startAuthenticator': confirmed('account.manage', 'AuthenticatorSetup'),
    'Mutation.confirmAuthenticator': {
      ...confirmed('account.manage', 'RecoveryCodes'),
      args: ({ pendingCode }) => `input: { code: "${pendingCode}" }`,
    },
    'Mutation.confirmAuthenticator with a wrong code': {
      ...confirmed('account.manage', 'InvalidCodeError'),
      args: () => 'input: { code: "a guess" }',
    },
    'Mutation.removeAuthenticator': confirmed('account.manage', 'RemoveAuthenticatorPayload'),
    'Mutation.removeAuthenticator long after the sign-in': {
      ...confirmed('account.manage', 'PasswordRequiredError'),
      signedInAgo: 11 * 60_000,
    },
    'Mutation.makeRecoveryCodes': confirmed('account.manage', 'RecoveryCodes'),
    'Mutation.removeAccountFactors': {
      ...confirmed('people.manage', 'AccountPayload'),
      args: ({ colleague }) => `id: ${colleague}`,
    },
    'Mutation.removeAccountFactors of nobody': {
      ...confirmed('people.manage', 'NotFoundError'),
      args: () => 'id: 2147483647',
    },
  },

  types: {
    SecondFactors: {
      through: 'Query.viewer with their second factor',
      inPerson: 'isOn authenticatorAddedAt recoveryCodesLeft',
    },
    AuthenticatorSetup: { through: 'Mutation.startAuthenticator', inPerson: 'secret address' },
    RecoveryCodes: { through: 'Mutation.makeRecoveryCodes', inPerson: 'codes' },
    RemoveAuthenticatorPayload: { through: 'Mutation.removeAuthenticator', inPerson: 'removed' },
    SecondFactorRequiredError: {
      through: 'Mutation.signIn without a code',
      everyone: 'code message hasAuthenticator hasPasskey',
    },
    InvalidCodeError: { through: 'Mutation.signIn with a wrong code', everyone: 'code message' },
  },

  http: {
    'POST /api/auth/sign-in without a code': { ...everyone(401), body: editor },
  },
});
