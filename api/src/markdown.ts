import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { markdownParser } from '../../web/src/shared/markdown/markdownSettings.ts';
import { countWords, inOneLine, minutesFor, wordsIn } from '../../web/src/shared/markdown/words.ts';
import { descriptionLength, shortened } from '../../web/src/shared/pages/documentHead.ts';
import type { Language } from './language.ts';
import { headingIds, type Heading } from './markdownHeadings.ts';
import { libraryPictures, type BodyPictures } from './markdownPictures.ts';
import { scrollable, scrollableBlocks } from './scrollableBlocks.ts';

/**
 * The limits for rendering one text: the renderer’s work can grow with the square of the text’s length, and its HTML
 * with each use of a long address. An article of 50,000 characters stays far below them.
 */
const limits = { tokens: 50_000, scannedForLinks: 2_000_000, characters: 1_000_000 };

/** The text is more complex than any a person would write. */
class TooComplexError extends Error {}

/** Counts the cost of rendering one text; the parser passes its environment on to all parts. */
function spend(environment: Record<string, unknown>, kind: keyof typeof limits, amount: number): void {
  const sum = Number(environment[kind] ?? 0) + amount;
  if (sum > limits[kind]) throw new TooComplexError();
  environment[kind] = sum;
}

const markdown = markdownParser();
markdown.use(headingIds).use(libraryPictures).use(scrollableBlocks);

const renderImage = markdown.renderer.rules.image;
markdown.renderer.rules.image = (tokens, index, options, environment, renderer) => {
  tokens[index]?.attrSet('loading', 'lazy');
  return renderImage?.(tokens, index, options, environment, renderer) ?? '';
};

for (const parser of [markdown.block, markdown.inline]) {
  const { push } = parser.State.prototype;
  parser.State.prototype.push = function (this: { env: object }, ...token: never) {
    spend(this.env as Record<string, unknown>, 'tokens', 1);
    return push.apply(this as never, token);
  } as never;
}

// For each opening bracket, the parser searches for the closing one: through the rest of the paragraph if it is
// missing.
const { parseLinkLabel } = markdown.helpers;
markdown.helpers.parseLinkLabel = (state, start, disableNested) => {
  const end = parseLinkLabel(state, start, disableNested);
  spend(state.env, 'scannedForLinks', (end < 0 ? state.posMax : end) - start);
  return end;
};

/** Counts the length of the HTML of tokens, without their tags. */
function measure(environment: object, tokens: readonly Token[]): void {
  for (const { content, attrs, children } of tokens) {
    const values = (attrs ?? []).map(([, value]) => String(value).length);
    spend(
      environment as Record<string, unknown>,
      'characters',
      content.length + values.reduce((a, b) => a + b, 0),
    );
    measure(environment, children ?? []);
  }
}

/** What the parser’s plugins read and write. */
type Environment = { language: Language; pictures: BodyPictures; headings?: Heading[] };

/** A text as readers see it. */
export interface RenderedText {
  /** Safe to insert into a page. */
  html: string;
  headings: readonly Heading[];
  /** The start of its words, as long as search engines show. */
  opening: string;
  readingMinutes: number;
}

function render(source: string, language: Language, pictures: BodyPictures): RenderedText {
  const environment: Environment = { language, pictures };
  try {
    const tokens = markdown.parse(source, environment);
    measure(environment, tokens);
    const words = wordsIn(tokens);
    return {
      html: markdown.renderer.render(tokens, markdown.options, environment),
      headings: environment.headings ?? [],
      opening: shortened(words, descriptionLength),
      readingMinutes: minutesFor(countWords(words)),
    };
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    const html = `<pre ${scrollable({ language }, 'code')}>${markdown.utils.escapeHtml(source)}</pre>\n`;
    return {
      html,
      headings: [],
      opening: shortened(inOneLine(source), descriptionLength),
      readingMinutes: minutesFor(countWords(source)),
    };
  }
}

/** Cached by the hash of the text and its pictures; limited by length, in UTF-16 code units. */
const rendered = new LRUCache<string, RenderedText>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ html, headings }) =>
    headings.reduce((size, { id, text }) => size + id.length + text.length + 50, html.length + 200),
});

const noPictures: BodyPictures = new Map();

/**
 * Renders Markdown. Headings begin at the second level. Each text is rendered once while it stays in the cache; one
 * that is too complex is shown as source text.
 * @param language the language of the text, in which what it contains is named for screen readers
 */
export function readMarkdown(source: string, language: Language, pictures: BodyPictures): RenderedText {
  const facts = pictures.size > 0 ? `\0${JSON.stringify([...pictures])}` : '';
  const key = createHash('sha256')
    .update(language + source + facts)
    .digest('base64');
  let text = rendered.get(key);
  if (text === undefined) rendered.set(key, (text = render(source, language, pictures)));
  return text;
}

/** The parts of Markdown, as its readers see them; null for a text that is too complex. */
export function tokensOf(source: string): readonly Token[] | null {
  try {
    return markdown.parse(source, { pictures: noPictures });
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return null;
  }
}

/** The words of Markdown, without its marks and addresses, in one line. A text that is too complex stays as it is. */
export function wordsOf(source: string): string {
  const tokens = tokensOf(source);
  return tokens ? wordsIn(tokens) : inOneLine(source);
}
