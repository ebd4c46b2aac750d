import { graphql } from 'react-relay/hooks.js';
import { ConnectionHandler } from 'relay-runtime';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { authTexts } from '../../auth/authTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { newPasswordTexts } from '../../auth/newPasswordTexts.ts';
import { accountTexts } from './accountTexts.ts';

/** The error texts at the fields. */
export type PasswordProblems = Partial<Record<'currentPassword' | 'newPassword', string>>;

/** The Relay ids of the admin’s lists of sessions and tokens, which other components show. */
const connections = ['Sessions_sessions', 'ApiTokens_apiTokens'].map((key) =>
  ConnectionHandler.getConnectionID('client:root:viewer', key),
);

const mutation = typedDocument<useChangePasswordMutation>(graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
    changePassword(input: $input) {
      ... on ChangePasswordPayload {
        endedSessionIds @deleteEdge(connections: $connections)
        revokedApiTokenIds @deleteEdge(connections: $connections)
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Changes the password, removes the revoked sessions and tokens from their lists, and shows the outcome. */
export function useChangePassword() {
  const texts = useTexts(accountTexts);
  const { weaknesses } = useTexts(newPasswordTexts);
  const { invalid } = useTexts(formTexts);
  const { tooManyAttempts } = useTexts(authTexts);
  const { change, isChanging } = useChange(mutation, {
    done: texts.passwordChanged,
    failed: texts.changePasswordFailed,
  });

  /** @returns the problems; null if the password was changed */
  const changePassword = async (input: ChangePasswordInput): Promise<PasswordProblems | null> => {
    const outcome = await change({ input, connections });
    switch (outcome.kind) {
      case 'saved':
        return null;
      case 'wrongPassword':
        return { currentPassword: texts.wrongPassword };
      case 'tooManyAttempts':
        return { currentPassword: tooManyAttempts(Math.ceil(outcome.retryAfterSeconds / 60)) };
      case 'invalid': {
        const [field, problem] = Object.entries(outcome.problems)[0] ?? [];
        if (field !== 'newPassword') return { currentPassword: texts.wrongPassword };
        return { newPassword: weaknesses[problem?.code as keyof typeof weaknesses] ?? invalid };
      }
      default:
        return {};
    }
  };
  return { changePassword, isChanging };
}
