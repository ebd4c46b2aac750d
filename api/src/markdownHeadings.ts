import type { MarkdownIt } from 'markdown-it';
import { plainText } from '../../web/src/shared/markdown/words.ts';

/** A heading of a text. */
export interface Heading {
  /** The id of its element, unique within the text. */
  id: string;
  /** 1 to 6. */
  level: number;
  text: string;
}

/** In ASCII, which addresses do not encode; the prefix keeps a heading’s id apart from the page’s own. */
function idOf(text: string): string {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  return `h-${words.join('-').slice(0, 60)}`;
}

/** Numbers repeated ids: h-wax, h-wax-2. */
function uniqueIds(): (id: string) => string {
  const next = new Map<string, number>();
  return (id) => {
    let number = next.get(id) ?? 1;
    let unique = id;
    while (number > 1 && next.has((unique = `${id}-${number}`))) number += 1;
    next.set(id, number + 1);
    if (unique !== id) next.set(unique, 2);
    return unique;
  };
}

/** Gives headings ids by their words, so that links can point to them, and lists them in `headings` of the environment. */
export function headingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading_ids', ({ tokens, env }) => {
    const unique = uniqueIds();
    const headings: Heading[] = [];
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const text = plainText(tokens[index + 1]?.children ?? []);
      if (!text) return;
      const id = unique(idOf(text));
      token.attrSet('id', id);
      headings.push({ id, level: Number(token.tag.slice(1)), text });
    });
    (env as { headings?: Heading[] }).headings = headings;
  });
}
