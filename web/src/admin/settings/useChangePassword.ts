import { graphql, useMutation } from 'react-relay/hooks.js';
import { ConnectionHandler } from 'relay-runtime';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
  useChangePasswordMutation$data,
} from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { authTexts } from '../../auth/authTexts.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsTexts } from './settingsTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import { useRefreshSecurityEvents } from './useRefreshSecurityEvents.ts';

/** What is written at the fields. */
export type PasswordProblems = Partial<Record<'currentPassword' | 'newPassword', string>>;

/** Where Relay keeps the lists of the admin’s sessions and tokens, which other components show. */
const connections = ['Sessions_sessions', 'ApiTokens_apiTokens'].map((key) =>
  ConnectionHandler.getConnectionID('client:root:viewer', key),
);

/** Changes the password, takes the sessions and tokens that it ended out of their lists, and tells how it went. */
export function useChangePassword() {
  const texts = useTexts(settingsTexts);
  const { success, error, invalid } = useTexts(formTexts);
  const { tooManyAttempts } = useTexts(authTexts);
  const { toast } = useToast();
  const refreshSecurityEvents = useRefreshSecurityEvents();
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          endedSessionIds @deleteEdge(connections: $connections)
          revokedApiTokenIds @deleteEdge(connections: $connections)
        }
        ... on InvalidCredentialsError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on ValidationError {
          fields {
            field
            code
          }
        }
        ... on UnauthenticatedError {
          __typename
        }
      }
    }
  `);

  /** What is wrong; nothing when the password was changed. */
  function problemsOf({ changePassword: result }: useChangePasswordMutation$data): PasswordProblems | null {
    switch (result.__typename) {
      case 'ChangePasswordPayload':
        return null;
      case 'InvalidCredentialsError':
        return { currentPassword: texts.wrongPassword };
      case 'TooManyAttemptsError':
        return { currentPassword: tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60)) };
      case 'ValidationError': {
        const [problem] = result.fields;
        if (problem?.field !== 'newPassword') return { currentPassword: texts.wrongPassword };
        return { newPassword: texts.weaknesses[problem.code as keyof typeof texts.weaknesses] ?? invalid };
      }
      case 'UnauthenticatedError':
        endSession();
        return {};
      default:
        return {};
    }
  }

  function announce(problems: PasswordProblems | null): PasswordProblems | null {
    if (problems) toast({ title: error, description: texts.changePasswordFailed, look: 'destructive' });
    else {
      toast({ title: success, description: texts.passwordChanged });
      refreshSecurityEvents();
    }
    return problems;
  }

  const changePassword = (input: ChangePasswordInput) =>
    new Promise<PasswordProblems | null>((resolve) => {
      commit({
        variables: { input, connections },
        onCompleted: (data) => resolve(announce(problemsOf(data))),
        onError: () => resolve(announce({})),
      });
    });
  return { changePassword, isChanging };
}
