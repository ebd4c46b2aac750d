import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLanguage, useTexts } from '../../../language/LanguageProvider.tsx';
import { pick } from '../../../shared/language.ts';
import { findTexts } from './findTexts.ts';
import type { Target } from './targets.ts';
import type { useFoundItemsQuery } from '../../../__generated__/useFoundItemsQuery.graphql.ts';

const query = graphql`
  query useFoundItemsQuery($query: String!) {
    findItems(query: $query) {
      kind
      path
      titleEn
      titleId
      isPublic
    }
  }
`;

type FoundItem = NonNullable<useFoundItemsQuery['response']['findItems']>[number];

interface Answer {
  text: string;
  /** Null if the search failed. */
  items: readonly FoundItem[] | null;
}

/** How long the text must stay unchanged before it is searched for, in milliseconds. */
const pause = 150;

/** The items with the words in their title; those of the last answer until the next one arrives. */
export function useFoundItems(typed: string) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer>({ text: '', items: [] });
  const text = typed.trim();
  useEffect(() => {
    if (text === '') return;
    let stop = () => {};
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<useFoundItemsQuery>(environment, query, { query: text }).subscribe({
        next: ({ findItems }) => setAnswer({ text, items: findItems ?? null }),
        error: () => setAnswer({ text, items: null }),
      });
      stop = unsubscribe;
    }, pause);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, text]);
  const texts = useTexts(findTexts);
  const { language } = useLanguage();
  const targetOf = ({ kind, path, titleEn, titleId, isPublic }: FoundItem): Target => ({
    to: path,
    name: pick(language, titleEn, titleId) || titleEn,
    note: isPublic === false ? texts.notPublic : texts.kinds[kind as keyof typeof texts.kinds],
  });
  const isSearching = text !== '' && answer.text !== text;
  return {
    items: text === '' ? [] : (answer.items ?? []).map(targetOf),
    isSearching,
    hasFailed: !isSearching && text !== '' && answer.items === null,
  };
}
