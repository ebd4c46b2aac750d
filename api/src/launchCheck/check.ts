import type { Transaction } from '../database/client.ts';
import { checkExcerpts } from './excerpts.ts';
import { loadFacts, type Facts } from './facts.ts';
import { findingKinds, type CheckedArticle, type Finding, type FindingKind } from './finding.ts';
import { checkGlossary } from './glossary.ts';
import { checkHeadings } from './headings.ts';
import { checkLinks } from './links.ts';
import { checkPictures } from './pictures.ts';
import { checkMarks, checkTranslations } from './translations.ts';
import { checkWeekdays } from './weekdays.ts';

/** How many findings of an article are listed at most, the most serious first. */
export const findingLimit = 100;

const checks: readonly ((article: CheckedArticle, facts: Facts) => Finding[])[] = [
  checkLinks,
  checkTranslations,
  checkMarks,
  checkPictures,
  checkHeadings,
  checkWeekdays,
  checkExcerpts,
  checkGlossary,
];

const order = Object.keys(findingKinds) as FindingKind[];

/** What should be mended in an article, as far as the facts show it. */
export const findingsOf = (article: CheckedArticle, facts: Facts): Finding[] =>
  checks
    .flatMap((check) => check(article, facts))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .slice(0, findingLimit);

/** What stops a publication. */
export const stopsOf = (found: readonly Finding[]): Finding[] => found.filter(({ kind }) => kind === 'STOPS');

/** Checks an article as it is now: at most six statements. */
export async function checkArticle(
  client: Transaction,
  article: CheckedArticle,
  now: Date,
): Promise<Finding[]> {
  return findingsOf(article, await loadFacts(client, [article], now));
}
