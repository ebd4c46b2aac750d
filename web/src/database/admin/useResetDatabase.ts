import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useResetDatabaseMutation } from '../../__generated__/useResetDatabaseMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Deletes all content, and tells how it went. */
export function useResetDatabase() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isResetting] = useMutation<useResetDatabaseMutation>(graphql`
    mutation useResetDatabaseMutation($confirm: String!) {
      resetDatabase(confirm: $confirm) {
        __typename
      }
    }
  `);
  const told = { title: texts.resetDone, description: texts.resetDoneText, failed: texts.resetFailed };
  /** @returns whether it succeeded */
  const reset = (confirm: string) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { confirm },
        onCompleted: ({ resetDatabase: { __typename } }) => resolve(tell(__typename, told)),
        onError: () => resolve(tell(null, told)),
      });
    });
  return { reset, isResetting };
}
