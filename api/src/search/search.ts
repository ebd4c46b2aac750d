import { isLongEnough } from '../../../web/src/shared/isLongEnough.ts';
import { publicRule } from '../auth/permission.ts';
import { prisma } from '../database/client.ts';
import { searchedWords, searchInTurn } from '../database/search.ts';
import { readingOnly } from '../database/trace.ts';
import type { Language } from '../language.ts';
import { wordsOf } from '../markdown.ts';
import { excerptOf, markWords, type TextPart } from './excerpt.ts';
import { searchLimits } from '../../../web/src/shared/searchText.ts';
import { searchedModels, searchKinds, type SearchKind } from './sources.ts';
import { searchStatement, type Row } from './statement.ts';

/** Something that a search found. */
export interface SearchResult {
  kind: SearchKind;
  /** The address on this site: a path, with an anchor if it is a part of a page. */
  path: string;
  title: TextPart[];
  /** The address of its picture or its logo; null for none. */
  imageUrl: string | null;
  /** The place of its text where the first word occurs. */
  excerpt: TextPart[];
}

/** Title matches first, then the newest. */
const byRank = (one: Row, other: Row) =>
  Number(other.isTitle) - Number(one.isTitle) || other.newest - one.newest;

/** The best rows of each kind; kinds with a match in a title come first. */
function ranked(rows: readonly Row[]): Row[] {
  return searchKinds
    .map((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .toSorted(byRank)
        .slice(0, searchLimits.ofKind),
    )
    .toSorted(([one], [other]) => Number(other?.isTitle ?? false) - Number(one?.isTitle ?? false))
    .flat();
}

const isMarkdown: ReadonlySet<SearchKind> = new Set(['page', 'article']);

/**
 * What visitors can find in a language, also for admins (docs/product.md#search): every word occurs, in any case, in
 * the title or the text. A text without three letters or digits in a row finds nothing.
 * @throws ValidationError for more than 200 characters or 10 words
 * @throws BusyError if too many searches are waiting
 */
export const searchSite = publicRule(
  async (viewer, text: string, language: Language): Promise<SearchResult[]> => {
    const words = searchedWords(text);
    if (!isLongEnough(words.join(' '))) return [];
    const rows = await searchInTurn(viewer, () =>
      readingOnly(searchedModels, () =>
        prisma.$queryRaw<Row[]>(searchStatement(words, language, searchLimits.ofKind)),
      ),
    );
    return ranked(rows).map(({ kind, path, title, imageUrl, text }) => ({
      kind,
      path,
      title: markWords(title, words),
      imageUrl,
      excerpt: excerptOf(isMarkdown.has(kind) ? wordsOf(text) : text.replace(/\s+/g, ' '), words),
    }));
  },
);
