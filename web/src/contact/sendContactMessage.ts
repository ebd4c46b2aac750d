import { commitMutation, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type {
  sendContactMessageMutation,
  sendContactMessageMutation$variables,
} from '../__generated__/sendContactMessageMutation.graphql.ts';

export type ContactMessageResult = sendContactMessageMutation['response']['sendContactMessage'];

/** Sends a message to the newsroom; rejects if the server cannot be reached or fails. */
export function sendContactMessage(
  environment: Environment,
  variables: sendContactMessageMutation$variables,
): Promise<ContactMessageResult> {
  return new Promise((onCompleted, onError) => {
    commitMutation<sendContactMessageMutation>(environment, {
      mutation: graphql`
        mutation sendContactMessageMutation($input: SendContactMessageInput!, $idempotencyKey: String) {
          sendContactMessage(input: $input, idempotencyKey: $idempotencyKey) {
            __typename
            ... on SendContactMessagePayload {
              __typename
            }
            ... on TooManyAttemptsError {
              retryAfterSeconds
            }
            ... on ValidationError {
              fields {
                field
                code
                limit
              }
            }
          }
        }
      `,
      variables,
      onCompleted: ({ sendContactMessage: result }) => onCompleted(result),
      onError,
    });
  });
}
