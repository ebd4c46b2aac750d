import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { ContentRow_contentKey$key } from '../../__generated__/ContentRow_contentKey.graphql.ts';
import type { useContentKeysQuery } from '../../__generated__/useContentKeysQuery.graphql.ts';
import type { Bilingual } from '../../shared/language.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { findContentKey, type DeclaredKey } from '../../shared/content/contentKeys.ts';

const query = graphql`
  query useContentKeysQuery @preloadable {
    contentKeys @required(action: THROW) {
      id
      key
      state
      identicalInBothLanguages
      entry {
        valueEn
        valueId
      }
      # The rows belong to ContentBlock; the list is read by both sections.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ContentRow_contentKey
    }
  }
`;

/** A key with what is stored for it and what is declared of it: at least one of the two. */
export interface ContentItem {
  id: string;
  key: string;
  /** The site shows what is stored; it shows the fallback; it does not read what is stored. */
  state: 'SET' | 'FALLBACK' | 'UNKNOWN';
  isIdentical: boolean;
  stored: Bilingual<string> | null;
  declared: DeclaredKey | undefined;
  contentKey: ContentRow_contentKey$key;
}

/** Every key that the site reads, in the order of its pages, then the stored ones that it does not read. */
export function useContentKeys(): ContentItem[] {
  const { contentKeys } = usePageQuery<useContentKeysQuery>(query);
  const items = contentKeys.map((contentKey) => ({
    id: contentKey.id,
    key: contentKey.key,
    state: contentKey.state,
    isIdentical: contentKey.identicalInBothLanguages,
    stored: contentKey.entry ? { en: contentKey.entry.valueEn, id: contentKey.entry.valueId } : null,
    declared: findContentKey(contentKey.key),
    contentKey,
  }));
  // One that the site does not read is gone with its entry.
  return items.filter(({ stored, declared }) => stored || declared);
}

/** Loads the list anew after a change; until then the old one is shown (docs/product.md#editing-content). */
export async function reloadContentKeys(environment: Environment): Promise<void> {
  // Without an answer the list shows what the change itself answered.
  await fetchQuery<useContentKeysQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => {});
}
