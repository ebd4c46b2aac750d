import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSeedDatabaseMutation } from '../../__generated__/useSeedDatabaseMutation.graphql.ts';
import { databaseTexts } from './databaseTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { useDatabaseOutcome } from './useDatabaseOutcome.ts';

/** Adds the sample content that is missing, and tells how it went. */
export function useSeedDatabase() {
  const texts = useTexts(databaseTexts);
  const tell = useDatabaseOutcome();
  const [commit, isSeeding] = useMutation<useSeedDatabaseMutation>(graphql`
    mutation useSeedDatabaseMutation {
      seedDatabase {
        __typename
      }
    }
  `);
  const told = { title: texts.seeded, description: texts.seededText, failed: texts.seedFailed };
  /** @returns whether it succeeded */
  const seed = () =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: {},
        onCompleted: ({ seedDatabase: { __typename } }) => resolve(tell(__typename, told)),
        onError: () => resolve(tell(null, told)),
      });
    });
  return { seed, isSeeding };
}
