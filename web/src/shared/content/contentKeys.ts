import { competitionKeys } from './descriptions/competition.ts';
import type { DeclaredKey } from './descriptions/describe.ts';
import { homeKeys } from './descriptions/home.ts';
import { communitiesKeys, contactKeys, heritageKeys, legalKeys, siteKeys } from './descriptions/pages.ts';
import { technicalKeys } from './descriptions/technical.ts';

export {
  contentGroups,
  contentKinds,
  type ContentGroup,
  type ContentKind,
  type DeclaredKey,
} from './descriptions/describe.ts';

// The single declaration of the texts, pictures, links, dates and figures that editors can change. The server, the seed
// and the admin import all of it; a public page imports only the fallbacks of its groups, from keys/.

const declared = [
  ...siteKeys,
  ...homeKeys,
  ...competitionKeys,
  ...heritageKeys,
  ...communitiesKeys,
  ...contactKeys,
  ...legalKeys,
  ...technicalKeys,
];

/** The key of a content entry that the site uses. */
export type ContentKey = (typeof declared)[number]['key'];

/** Every key that the site uses, in the order in which the site shows them. */
export const contentKeys: readonly DeclaredKey<ContentKey>[] = declared;

const byKey = new Map<string, DeclaredKey<ContentKey>>(contentKeys.map((entry) => [entry.key, entry]));

/** The declaration of a key; undefined for a key that the site does not use. */
export function findContentKey(key: string): DeclaredKey<ContentKey> | undefined {
  return byKey.get(key);
}

/** Whether the site cannot do without the value, as it names the site, a page, a section or a button: it is never hidden. */
export function isIndispensable(key: string): boolean {
  return /^(?:site_(?:name|tagline)|app\.short_name|hero_(?:title|cta_\w+)|(?:competition|heritage|legal)\.(?:[a-z]+\.)*(?:title|body))$/.test(
    key,
  );
}

/** Whether the value is a calendar day, YYYY-MM-DD: a date that pages compute with rather than only show. */
export function isCalendarDay(key: string): boolean {
  return findContentKey(key)?.kind === 'date' && /\.(start|end)$/.test(key);
}

/** Whether the value is a text in Markdown, which its page renders. */
export function isMarkdown(key: string): boolean {
  return /^legal\.[a-z]+\.body$/.test(key);
}
