import { graphql } from 'react-relay/hooks.js';
import type { accountDocumentsDisableMutation } from '../../__generated__/accountDocumentsDisableMutation.graphql.ts';
import type { accountDocumentsEnableMutation } from '../../__generated__/accountDocumentsEnableMutation.graphql.ts';
import type { accountDocumentsFactorsMutation } from '../../__generated__/accountDocumentsFactorsMutation.graphql.ts';
import type { accountDocumentsInviteMutation } from '../../__generated__/accountDocumentsInviteMutation.graphql.ts';
import type { accountDocumentsLinkMutation } from '../../__generated__/accountDocumentsLinkMutation.graphql.ts';
import type { accountDocumentsRemoveMutation } from '../../__generated__/accountDocumentsRemoveMutation.graphql.ts';
import type { accountDocumentsRequirementMutation } from '../../__generated__/accountDocumentsRequirementMutation.graphql.ts';
import type { accountDocumentsRevokeMutation } from '../../__generated__/accountDocumentsRevokeMutation.graphql.ts';
import type { accountDocumentsRoleMutation } from '../../__generated__/accountDocumentsRoleMutation.graphql.ts';
import { typedDocument } from '../../relay/document.ts';

/* eslint-disable relay/must-colocate-fragment-spreads -- the rows belong to the list */

/** Invites somebody, and puts them into the list. */
export const inviteDocument = typedDocument<accountDocumentsInviteMutation>(graphql`
  mutation accountDocumentsInviteMutation($input: InviteAccountInput!, $connections: [ID!]!) {
    inviteAccount(input: $input) {
      ... on AccountLinkPayload {
        link
        account @prependNode(connections: $connections, edgeTypeName: "AccountEdge") {
          id
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Makes a link with which somebody sets their password. */
export const linkDocument = typedDocument<accountDocumentsLinkMutation>(graphql`
  mutation accountDocumentsLinkMutation($id: Int!) {
    createAccountLink(id: $id) {
      ... on AccountLinkPayload {
        link
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Ends the links of an account. */
export const revokeDocument = typedDocument<accountDocumentsRevokeMutation>(graphql`
  mutation accountDocumentsRevokeMutation($id: Int!) {
    revokeAccountLinks(id: $id) {
      ... on AccountPayload {
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Gives an account a role. */
export const roleDocument = typedDocument<accountDocumentsRoleMutation>(graphql`
  mutation accountDocumentsRoleMutation($id: Int!, $role: AdminRole!) {
    changeAccountRole(id: $id, role: $role) {
      ... on AccountPayload {
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Disables an account. */
export const disableDocument = typedDocument<accountDocumentsDisableMutation>(graphql`
  mutation accountDocumentsDisableMutation($id: Int!) {
    disableAccount(id: $id) {
      ... on AccountPayload {
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Enables an account. */
export const enableDocument = typedDocument<accountDocumentsEnableMutation>(graphql`
  mutation accountDocumentsEnableMutation($id: Int!) {
    enableAccount(id: $id) {
      ... on AccountPayload {
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Removes an account, and takes it out of the list. */
export const removeDocument = typedDocument<accountDocumentsRemoveMutation>(graphql`
  mutation accountDocumentsRemoveMutation($id: Int!, $connections: [ID!]!) {
    removeAccount(id: $id) {
      ... on RemoveAccountPayload {
        removedId @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Requires a second factor of everybody, or no longer does. */
export const requirementDocument = typedDocument<accountDocumentsRequirementMutation>(graphql`
  mutation accountDocumentsRequirementMutation($isRequired: Boolean!) {
    changeFactorRequirement(isRequired: $isRequired) {
      ... on ChangeFactorRequirementPayload {
        requirement {
          requiredAt
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Removes the second factors of an account. */
export const removeFactorsDocument = typedDocument<accountDocumentsFactorsMutation>(graphql`
  mutation accountDocumentsFactorsMutation($id: Int!) {
    removeAccountFactors(id: $id) {
      ... on AccountPayload {
        account {
          ...PersonRow_account
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);
