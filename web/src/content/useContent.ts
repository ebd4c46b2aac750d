import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { pick } from '../shared/language.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { Fallbacks } from '../shared/content/fallbacks.ts';

/**
 * The texts of a part of the site in the reader’s language: the text that an editor saved, or else the fallback. A text
 * that an editor has hidden is empty, also for editors, who could read it. A
 * component queries its group, `content(groups: [hero]) { ...useContent_entries }`, calls `const content =
 * useContent(data.content, heroFallbacks)` and reads `content('hero_title')`. A wrong key does not compile.
 * @param entries null or undefined if they could not be loaded: then every text is a fallback
 */
export function useContent<const Keys extends Fallbacks>(
  entries: useContent_entries$key | null | undefined,
  fallbacks: Keys,
): (key: keyof Keys & string) => string {
  const { language } = useLanguage();
  const stored = useFragment(
    graphql`
      fragment useContent_entries on ContentEntry @relay(plural: true) {
        key
        valueEn
        valueId
        hidden
      }
    `,
    entries,
  );
  const byKey = new Map(stored?.map((entry) => [entry.key, entry]));
  return (key) => {
    const entry = byKey.get(key);
    const fallback = (fallbacks as Fallbacks)[key];
    if (!entry) return fallback?.[language] ?? '';
    return entry.hidden ? '' : pick(language, entry.valueEn, entry.valueId);
  };
}
