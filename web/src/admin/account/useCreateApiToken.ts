import { graphql } from 'react-relay/hooks.js';
import type {
  CreateApiTokenInput,
  useCreateApiTokenMutation,
} from '../../__generated__/useCreateApiTokenMutation.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { accountTexts } from './accountTexts.ts';

export type NewApiToken = CreateApiTokenInput;

/** The error texts at the fields. */
export interface ApiTokenProblems {
  name?: string;
  parts?: string;
}

type Outcome = ApiTokenProblems & {
  /** The secret of the new token, returned only once. */
  secret?: string;
};

const mutation = typedDocument<useCreateApiTokenMutation>(graphql`
  mutation useCreateApiTokenMutation($input: CreateApiTokenInput!, $connections: [ID!]!) {
    createApiToken(input: $input) {
      ... on CreateApiTokenPayload {
        secret
        apiToken @prependNode(connections: $connections, edgeTypeName: "ApiTokenEdge") {
          id
          # The rows belong to the list that it is put into.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ApiTokenRow_apiToken
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Creates an API token, prepends it to the list, and shows the outcome. */
export function useCreateApiToken(tokensId: string) {
  const texts = useTexts(accountTexts);
  const { invalid } = useTexts(formTexts);
  const { change, isChanging: isCreating } = useChange(mutation, {
    done: texts.tokenCreated,
    failed: texts.createTokenFailed,
  });

  const createApiToken = async (input: NewApiToken): Promise<Outcome> => {
    const outcome = await change({ input, connections: [tokensId] });
    if (outcome.kind === 'saved') return { secret: outcome.result.secret };
    if (outcome.kind !== 'invalid') return {};
    return { name: Object.keys(outcome.problems).length > 0 ? invalid : texts.tooManyTokens };
  };
  return { createApiToken, isCreating };
}
