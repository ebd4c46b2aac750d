import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useDeleteContentEntryMutation } from '../../__generated__/useDeleteContentEntryMutation.graphql.ts';
import { useChange } from '../../relay/useChange.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { reloadContentKeys } from './useContentKeys.ts';
import { typedDocument } from '../../relay/document.ts';

const mutation = typedDocument<useDeleteContentEntryMutation>(graphql`
  mutation useDeleteContentEntryMutation($key: String!, $version: Int!) {
    deleteContentEntry(key: $key, version: $version) {
      ... on DeleteContentEntryPayload {
        deletedId @deleteRecord
        contentKey {
          id
          state
          untranslated
          ...ContentRow_contentKey
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Deletes an entry at the version that the admin saw, which restores the fallback, and shows the outcome. */
export function useDeleteContentEntry() {
  const { deleted, deleteFailed } = useTexts(contentAdminTexts);
  const environment = useRelayEnvironment();
  const { change, isChanging: isDeleting } = useChange(mutation, { done: deleted, failed: deleteFailed });
  const remove = async ({ id: key, version }: { id: string; version: number }) => {
    const outcome = await change({ key, version });
    // Also if someone else deleted it first.
    if (outcome.kind === 'saved' || outcome.kind === 'gone') void reloadContentKeys(environment);
    return outcome;
  };
  return { remove, isDeleting };
}
