import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt, { type Token } from 'markdown-it';

/**
 * The limits for rendering one text: the renderer’s work can grow with the square of the text’s length, and its HTML
 * with each use of a long address. An article of 50,000 characters stays far below them.
 */
const limits = { tokens: 100_000, scannedForLinks: 2_000_000, characters: 1_000_000 };

/** The text is more complex than any a person would write. */
class TooComplexError extends Error {}

/** Counts the cost of rendering one text; the parser passes its environment on to all parts. */
function spend(environment: Record<string, unknown>, kind: keyof typeof limits, amount: number): void {
  const sum = Number(environment[kind] ?? 0) + amount;
  if (sum > limits[kind]) throw new TooComplexError();
  environment[kind] = sum;
}

// Raw HTML stays text, and links may only use http(s), mailto, tel or paths on this site.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = (address) => /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());

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

function render(source: string): string {
  const environment = {};
  try {
    const tokens = markdown.parse(source, environment);
    measure(environment, tokens);
    return markdown.renderer.render(tokens, markdown.options, environment);
  } catch (error) {
    if (!(error instanceof TooComplexError)) throw error;
    return `<pre>${markdown.utils.escapeHtml(source)}</pre>\n`;
  }
}

/** Cached by the text’s hash; limited by length, in UTF-16 code units. */
const rendered = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 200,
});

/**
 * Renders Markdown as HTML that is safe to insert into a page. Headings begin at the second level. Each text is
 * rendered once while it stays in the cache; one that is too complex is shown as source text.
 */
export function renderMarkdown(source: string): string {
  const key = createHash('sha256').update(source).digest('base64');
  let html = rendered.get(key);
  if (html === undefined) rendered.set(key, (html = render(source)));
  return html;
}
