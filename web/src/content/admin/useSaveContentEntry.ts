import { graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useSaveContentEntryMutation } from '../../__generated__/useSaveContentEntryMutation.graphql.ts';
import { useChange } from '../../relay/useChange.ts';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { unlessInForm } from '../../admin/form/obstacle.ts';
import { reloadContentKeys } from './useContentKeys.ts';
import { typedDocument } from '../../relay/document.ts';

const mutation = typedDocument<useSaveContentEntryMutation>(graphql`
  mutation useSaveContentEntryMutation(
    $input: SaveContentEntryInput!
    $version: Int!
    $idempotencyKey: String!
  ) {
    saveContentEntry(input: $input, version: $version, idempotencyKey: $idempotencyKey) {
      ... on ContentEntryPayload {
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

/** Creates an entry or updates it at the version that the editor saw, and shows the outcome. */
export function useSaveContentEntry() {
  const { saved, saveFailed } = useTexts(contentAdminTexts);
  const environment = useRelayEnvironment();
  const { change } = useChange(mutation, {
    done: saved,
    failed: unlessInForm(saveFailed),
    onSaved: () => void reloadContentKeys(environment),
  });
  return change;
}
