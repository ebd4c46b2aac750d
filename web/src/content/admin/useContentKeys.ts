import { graphql } from 'react-relay/hooks.js';
import type { Environment } from 'relay-runtime';
import type { ContentRow_contentKey$key } from '../../__generated__/ContentRow_contentKey.graphql.ts';
import type {
  ContentKeyState,
  useContentKeysQuery,
} from '../../__generated__/useContentKeysQuery.graphql.ts';
import { translationGaps, type Gap } from '../../admin/list/translationGap.ts';
import type { Bilingual } from '../../shared/language.ts';
import { usePageQuery } from '../../relay/pageQuery.ts';
import { refetch } from '../../relay/refetch.ts';
import { findContentKey, type DeclaredKey } from '../../shared/content/contentKeys.ts';

const query = graphql`
  query useContentKeysQuery @preloadable {
    contentKeys @required(action: THROW) {
      id
      key
      state
      untranslated
      entry {
        valueEn
        valueId
        translationGaps {
          behind
        }
      }
      # The rows belong to ContentBlock; the list is read by both sections.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ContentRow_contentKey
    }
  }
`;

/** A key with its stored value and its declaration: at least one of the two. */
export interface ContentItem {
  id: string;
  key: string;
  /**
   * SET: the site shows the stored value; HIDDEN: nothing; FALLBACK: the fallback; UNKNOWN: the site does not use the
   * key.
   */
  state: ContentKeyState;
  /** What is wrong with its translation. */
  gaps: readonly Gap[];
  stored: Bilingual<string> | null;
  declared: DeclaredKey | undefined;
  contentKey: ContentRow_contentKey$key;
}

/** Every key that the site uses, in the order of its pages, then the stored keys that it does not use. */
export function useContentKeys(): ContentItem[] {
  const { contentKeys } = usePageQuery<useContentKeysQuery>(query);
  const items = contentKeys.map((contentKey) => ({
    id: contentKey.id,
    key: contentKey.key,
    state: contentKey.state,
    gaps: translationGaps.filter((gap) =>
      gap === 'MISSING' ? contentKey.untranslated : contentKey.entry?.translationGaps.behind.length,
    ),
    stored: contentKey.entry ? { en: contentKey.entry.valueEn, id: contentKey.entry.valueId } : null,
    declared: findContentKey(contentKey.key),
    contentKey,
  }));
  // A key that the site does not use disappears with its entry.
  return items.filter(({ stored, declared }) => stored || declared);
}

/** Reloads the list after a change; until then, the old list is shown (docs/product.md#editing-content). */
export const reloadContentKeys = (environment: Environment) => refetch(environment, query);
