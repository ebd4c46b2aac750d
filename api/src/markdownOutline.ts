import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Token } from 'markdown-it';
import { inOneLine, plainText, wordsIn } from '../../web/src/shared/markdown/words.ts';
import { tokensOf } from './markdown.ts';
import type { Heading } from './markdownHeadings.ts';

/** What validation and the launch check read of a Markdown text. */
export interface Outline {
  links: readonly string[];
  pictures: readonly { address: string; alt: string }[];
  headings: readonly Heading[];
  /** In one line. */
  words: string;
}

/** Where its links and pictures lead, as browsers read it. */
export const addressesIn = ({ links, pictures }: Outline): string[] => [
  ...new Set(links.concat(pictures.map(({ address }) => address))),
];

/** The tokens, each followed by those within it. */
const withInner = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...withInner(token.children ?? [])]);

function read(source: string): Outline {
  const tokens = tokensOf(source);
  if (!tokens) return { links: [], pictures: [], headings: [], words: inOneLine(source) };
  const all = withInner(tokens);
  const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '');
  const links = all.filter(({ type }) => type === 'link_open').map((token) => attribute(token, 'href'));
  const pictures = all
    .filter(({ type }) => type === 'image')
    .map((token) => ({ address: attribute(token, 'src'), alt: token.content.trim() }));
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open'
      ? [
          {
            id: attribute(token, 'id'),
            level: Number(token.tag.slice(1)),
            text: plainText(tokens[index + 1]?.children ?? []),
          },
        ]
      : [],
  );
  return { links: [...new Set(links)], pictures, headings, words: wordsIn(tokens) };
}

const textsIn = ({ links, pictures, headings, words }: Outline): string[] => [
  words,
  ...links,
  ...pictures.flatMap(({ address, alt }) => [address, alt]),
  ...headings.flatMap(({ id, text }) => [id, text]),
];

/** By the hash of the text, which is validated, and checked again and again. Limited by length, in UTF-16 code units. */
const outlines = new LRUCache<string, Outline>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (outline) => textsIn(outline).reduce((size, { length }) => size + length + 50, 200),
});

/** Reads a Markdown text; once while it stays in the cache. One that is too complex has words only. */
export function outlineOf(source: string): Outline {
  const key = createHash('sha256').update(source).digest('base64');
  let outline = outlines.get(key);
  if (outline === undefined) outlines.set(key, (outline = read(source)));
  return outline;
}
