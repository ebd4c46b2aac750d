import { graphql } from 'react-relay/hooks.js';
import type { useSeedDatabaseMutation } from '../../__generated__/useSeedDatabaseMutation.graphql.ts';
import { liveTexts } from './liveTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useRenewal } from './useRenewal.ts';

const mutation = typedDocument<useSeedDatabaseMutation>(graphql`
  mutation useSeedDatabaseMutation {
    seedDatabase {
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/** Adds the sample content that is missing, and shows the outcome. */
export function useSeedDatabase() {
  const texts = useTexts(liveTexts);
  return useChange(mutation, {
    done: { title: texts.seeded, description: texts.seededText },
    failed: texts.seedFailed,
    onSaved: useRenewal(),
  });
}
