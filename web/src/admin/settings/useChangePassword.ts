import { graphql, useMutation } from 'react-relay/hooks.js';
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
  useChangePasswordMutation$data,
} from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { endSession } from '../../auth/session.ts';
import { authTexts } from '../../language/auth.ts';
import { formTexts } from '../../language/formAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { settingsAdminTexts } from '../../language/settingsAdmin.ts';
import { useToast } from '../../ui/Toast.tsx';

/** What is written at the fields. */
export type PasswordProblems = Partial<Record<keyof ChangePasswordInput, string>>;

/** Changes the password, takes the sessions that it ended out of their list, and tells how it went. */
export function useChangePassword(sessionsId: string) {
  const texts = useTexts(settingsAdminTexts);
  const { success, error, invalid } = useTexts(formTexts);
  const { tooManyAttempts } = useTexts(authTexts);
  const { toast } = useToast();
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          endedSessionIds @deleteEdge(connections: $connections)
        }
        ... on InvalidCredentialsError {
          __typename
        }
        ... on TooManyAttemptsError {
          retryAfterSeconds
        }
        ... on ValidationError {
          message
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
        return problem ? { [problem.field]: invalid } : { currentPassword: result.message };
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
    else toast({ title: success, description: texts.passwordChanged });
    return problems;
  }

  const changePassword = (input: ChangePasswordInput) =>
    new Promise<PasswordProblems | null>((resolve) => {
      commit({
        variables: { input, connections: [sessionsId] },
        onCompleted: (data) => resolve(announce(problemsOf(data))),
        onError: () => resolve(announce({})),
      });
    });
  return { changePassword, isChanging };
}
