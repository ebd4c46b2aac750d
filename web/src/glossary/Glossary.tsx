import { createContext, useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { GlossaryQuery } from '../__generated__/GlossaryQuery.graphql.ts';
import { quiet } from '../relay/network.ts';
import { misusesOf, type FindMisuses } from '../shared/glossary.ts';
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

type Terms = NonNullable<GlossaryQuery['response']['glossary']>;

const findersOf = (terms: Terms): Bilingual<FindMisuses> => ({
  en: misusesOf(terms.map((term) => ({ right: term.termEn, wrong: term.wrongEn, reason: term.reasonEn }))),
  id: misusesOf(terms.map((term) => ({ right: term.termId, wrong: term.wrongId, reason: term.reasonId }))),
});

/** Loads the glossary for the fields it contains, which work without it, too. */
export function Glossary({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [finders, setFinders] = useState<Bilingual<FindMisuses> | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<GlossaryQuery>(environment, query, {}, quiet).subscribe({
      next: ({ glossary }) => setFinders(glossary ? findersOf(glossary) : null),
      error: () => {},
    });
    return unsubscribe;
  }, [environment]);
  return <GlossaryContext value={finders}>{children}</GlossaryContext>;
}
