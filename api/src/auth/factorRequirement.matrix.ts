import { confirmed, inPerson, matrix } from '../testing/matrix.ts';
import { addAuthenticatorOf, requireFactors } from './secondFactor.samples.ts';

/** Permissions for requiring a second factor, by an owner who has one. */
export const factorRequirementMatrix = matrix({
  async arrange() {
    await addAuthenticatorOf();
    await requireFactors();
  },

  graphql: {
    'Query.factorRequirement': inPerson('people.read', 'FactorRequirement'),
    'Mutation.changeFactorRequirement': {
      ...confirmed('people.manage', 'ChangeFactorRequirementPayload'),
      args: () => 'isRequired: true',
    },
    'Mutation.changeFactorRequirement long after the sign-in': {
      ...confirmed('people.manage', 'PasswordRequiredError'),
      args: () => 'isRequired: false',
      signedInAgo: 11 * 60_000,
    },
    'Mutation.removeAuthenticator of the last factor': confirmed('account.manage', 'FactorNeededError'),
  },

  types: {
    FactorRequirement: {
      through: 'Query.factorRequirement',
      inPerson: 'requiredAt requiredBy dueAt',
    },
    ChangeFactorRequirementPayload: {
      through: 'Mutation.changeFactorRequirement',
      inPerson: 'requirement',
    },
    FactorNeededError: {
      through: 'Mutation.removeAuthenticator of the last factor',
      inPerson: 'code message',
    },
  },
});
