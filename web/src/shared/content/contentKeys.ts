import { competitionKeys } from './descriptions/competition.ts';
import type { DeclaredKey } from './descriptions/describe.ts';
import { homeKeys } from './descriptions/home.ts';
import { communitiesKeys, contactKeys, heritageKeys, legalKeys, siteKeys } from './descriptions/pages.ts';

export {
  contentGroups,
  contentKinds,
  type ContentGroup,
  type ContentKind,
  type DeclaredKey,
} from './descriptions/describe.ts';

// The one declaration of the texts, pictures, links, dates and figures that editors can change. The server, the
// seed and the admin read it whole; a reader's page imports the fallbacks of its group alone, from keys/.

const declared = [
  ...siteKeys,
  ...homeKeys,
  ...competitionKeys,
  ...heritageKeys,
  ...communitiesKeys,
  ...contactKeys,
  ...legalKeys,
];

/** The name of a content entry that the site reads. */
export type ContentKey = (typeof declared)[number]['key'];

/** Every key that the site reads, in the order in which it shows them. */
export const contentKeys: readonly DeclaredKey<ContentKey>[] = declared;

const byKey = new Map<string, DeclaredKey<ContentKey>>(contentKeys.map((entry) => [entry.key, entry]));

/** What is declared of a key; undefined for one that the site does not read. */
export function findContentKey(key: string): DeclaredKey<ContentKey> | undefined {
  return byKey.get(key);
}

/** Whether the value is a day of the calendar, YYYY-MM-DD: dates that pages reckon with, rather than show. */
export function isCalendarDay(key: string): boolean {
  return findContentKey(key)?.kind === 'date' && /\.(start|end)$/.test(key);
}
