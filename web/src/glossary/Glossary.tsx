import { createContext, useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GlossaryQuery } from '../__generated__/GlossaryQuery.graphql.ts';
import { quiet } from '../relay/network.ts';
import { findersOf, type FindMisuses, type StoredTerm } from '../shared/glossary.ts';
import type { Bilingual } from '../shared/language.ts';

/** Finds the wrong forms in a text of a language; null until the glossary is known. */
export const GlossaryContext = createContext<Bilingual<FindMisuses> | null>(null);

const query = graphql`
  query GlossaryQuery {
    glossary {
      termEn
      termId
      wrongEn
      wrongId
      reasonEn
      reasonId
    }
  }
`;

type Term = NonNullable<GlossaryQuery['response']['glossary']>[number];

const asStored = ({ termEn, termId, wrongEn, wrongId, reasonEn, reasonId }: Term): StoredTerm => ({
  termEn,
  termId,
  wrongEn,
  wrongId,
  reasonEn,
  reasonId,
});

/** Loads the glossary for the fields it contains, which work without it, too. */
export function Glossary({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [finders, setFinders] = useState<Bilingual<FindMisuses> | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<GlossaryQuery>(environment, query, {}, quiet).subscribe({
      next: ({ glossary }) => setFinders(glossary ? findersOf(glossary.map(asStored)) : null),
      error: () => {},
    });
    return unsubscribe;
  }, [environment]);
  return <GlossaryContext value={finders}>{children}</GlossaryContext>;
}
