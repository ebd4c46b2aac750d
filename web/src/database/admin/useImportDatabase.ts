import { graphql } from 'react-relay/hooks.js';
import type { useImportDatabaseMutation } from '../../__generated__/useImportDatabaseMutation.graphql.ts';
import { importTexts } from './importTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useImportDatabaseMutation>(graphql`
  mutation useImportDatabaseMutation($archive: String!, $state: String) {
    importDatabase(archive: $archive, state: $state) {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Replaces all content with an archive, and shows the outcome. */
export function useImportDatabase() {
  const texts = useTexts(importTexts);
  return useChange(mutation, {
    done: { title: texts.imported, description: texts.importedText },
    failed: texts.importFailed,
    onSaved: useRenewal(),
  });
}
