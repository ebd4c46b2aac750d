import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { usePageSearchQuery } from '../../__generated__/usePageSearchQuery.graphql.ts';
import type { Language } from '../../shared/language.ts';
import { searchTextIn } from '../../shared/searchText.ts';

/** A page that was found. */
export interface FoundPage {
  path: string;
  title: string;
}

type Outcome =
  | { state: 'none' | 'searching' | 'failed' }
  | { state: 'found'; search: string; pages: FoundPage[] };

/** Searches the pages of the site in the language of a text. */
export function usePageSearch(language: Language) {
  const environment = useRelayEnvironment();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const search = async (typed: string) => {
    const text = searchTextIn(typed);
    if (!text) return;
    setOutcome({ state: 'searching' });
    const query = graphql`
      query usePageSearchQuery($search: String!, $language: Language!) {
        search(query: $search, language: $language) {
          path
          title {
            text
          }
        }
      }
    `;
    try {
      const answer = await fetchQuery<usePageSearchQuery>(environment, query, {
        search: text,
        language,
      }).toPromise();
      const pages = (answer?.search ?? []).map(({ path, title }) => ({
        path,
        title: title.map((part) => part.text).join(''),
      }));
      setOutcome({ state: 'found', search: text, pages });
    } catch {
      setOutcome({ state: 'failed' });
    }
  };
  return { outcome, search };
}
