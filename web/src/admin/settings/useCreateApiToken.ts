import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  CreateApiTokenInput,
  useCreateApiTokenMutation,
  useCreateApiTokenMutation$data,
} from '../../__generated__/useCreateApiTokenMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import { useRefreshSecurityEvents } from './useRefreshSecurityEvents.ts';

export type NewApiToken = CreateApiTokenInput;

/** What is written at the fields. */
export interface ApiTokenProblems {
  name?: string;
}

type Outcome = ApiTokenProblems & {
  /** Of the new token; told this once. */
  secret?: string;
};

/** Makes an API token, puts it on top of the list, and tells how it went. */
export function useCreateApiToken(tokensId: string) {
  const texts = useTexts(settingsTexts);
  const { success, error, invalid } = useTexts(formTexts);
  const { toast } = useToast();
  const refreshSecurityEvents = useRefreshSecurityEvents();
  const [commit, isCreating] = useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
      createApiToken(input: $input) {
        __typename
        ... on CreateApiTokenPayload {
          secret
          apiToken @prependNode(connections: $connections, edgeTypeName: "ApiTokenEdge") {
            id
            # The rows belong to the list that it is put into.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...ApiTokenRow_apiToken
          }
        }
        ... on PasswordRequiredError {
          __typename
        }
        ... on ValidationError {
          fields {
            field
          }
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  /** Null when the admin did not give the password that it takes. */
  function outcomeOf({ createApiToken: result }: useCreateApiTokenMutation$data): Outcome | null {
    switch (result.__typename) {
      case 'PasswordRequiredError':
        return null;
      case 'CreateApiTokenPayload':
        return { secret: result.secret };
      case 'ValidationError':
        return { name: result.fields.length > 0 ? invalid : texts.tooManyTokens };
      case 'UnauthenticatedError':
        endSession();
        return {};
      default:
        return {};
    }
  }

  function announce(outcome: Outcome | null): Outcome {
    if (!outcome) return {};
    if (outcome.secret) {
      toast({ title: success, description: texts.tokenCreated });
      refreshSecurityEvents();
    } else toast({ title: error, description: texts.createTokenFailed, look: 'destructive' });
    return outcome;
  }

  const createApiToken = (input: NewApiToken) =>
    new Promise<Outcome>((resolve) => {
      commit({
        variables: { input, connections: [tokensId] },
        onCompleted: (data) => resolve(announce(outcomeOf(data))),
        onError: () => resolve(announce({})),
      });
    });
  return { createApiToken, isCreating };
}
