import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useDeleteContentEntryMutation } from '../../__generated__/useDeleteContentEntryMutation.graphql.ts';
import { useSaveMutation } from '../../admin/form/useSaveMutation.ts';
import { contentAdminTexts } from '../../language/contentAdmin.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { reloadContentKeys } from './useContentKeys.ts';

/** Deletes an entry at the version that the admin saw, which brings the fallback back, and tells how it went. */
export function useDeleteContentEntry() {
  const { deleted, deleteFailed } = useTexts(contentAdminTexts);
  const environment = useRelayEnvironment();
  const [isDeleting, setDeleting] = useState(false);
  const commit = useSaveMutation<useDeleteContentEntryMutation>(
    graphql`
      mutation useDeleteContentEntryMutation($key: String!, $version: Int!) {
        deleteContentEntry(key: $key, version: $version) {
          ... on DeleteContentEntryPayload {
            deletedId @deleteRecord
            contentKey {
              id
              state
              identicalInBothLanguages
              ...ContentRow_contentKey
            }
          }
          ...saveOutcome_failure @alias(as: "failure")
        }
      }
    `,
    { saved: deleted, failed: deleteFailed },
  );
  const remove = async ({ id: key, version }: { id: string; version: number }) => {
    setDeleting(true);
    const outcome = await commit({ key, version });
    setDeleting(false);
    // Also when somebody else was quicker.
    if (outcome.kind === 'saved' || outcome.kind === 'gone') void reloadContentKeys(environment);
    return outcome;
  };
  return { remove, isDeleting };
}
