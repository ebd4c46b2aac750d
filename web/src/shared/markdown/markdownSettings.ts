import Parser, { type MarkdownIt } from 'markdown-it';

/**
 * A parser with the settings of every text of the site (docs/product.md#long-texts): the server renders with it, and
 * the editor reads with it. Raw HTML stays text, and links may only use http(s), mailto, tel or paths on this site.
 */
export function markdownParser(): MarkdownIt {
  const markdown = new Parser({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isLinkable;
  return markdown;
}

/** Whether a text may link to an address, or show the picture there. */
export const isLinkable = (address: string): boolean =>
  /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());
