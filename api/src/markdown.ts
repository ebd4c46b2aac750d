import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt, { type Token } from 'markdown-it';

/**
 * What one text may ask of the renderer, whose work can grow with the square of the text, or its HTML with each
 * mention of a long address. An article of 50,000 characters stays far below.
 */
const limits = { tokens: 100_000, scannedForLinks: 2_000_000, characters: 1_000_000 };

/** The text is more tangled than anybody writes. */
class TooTangledError extends Error {}

/** Counts what rendering one text costs; the parser hands it on to all of its parts. */
function spend(environment: Record<string, unknown>, kind: keyof typeof limits, amount: number): void {
  const sum = Number(environment[kind] ?? 0) + amount;
  if (sum > limits[kind]) throw new TooTangledError();
  environment[kind] = sum;
}

// Raw HTML stays text, and links lead only to http(s), mailto, tel or places on this site.
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

// For each bracket the parser looks for its partner, through the rest of the paragraph if there is none.
const { parseLinkLabel } = markdown.helpers;
markdown.helpers.parseLinkLabel = (state, start, disableNested) => {
  const end = parseLinkLabel(state, start, disableNested);
  spend(state.env, 'scannedForLinks', (end < 0 ? state.posMax : end) - start);
  return end;
};

/** Counts how long the HTML of tokens will be, but for their tags. */
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
    if (!(error instanceof TooTangledError)) throw error;
    return `<pre>${markdown.utils.escapeHtml(source)}</pre>\n`;
  }
}

/** By the text's hash; by length, in UTF-16 units. */
const rendered = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (html) => html.length + 200,
});

/**
 * Markdown as HTML that is safe to insert into a page. Headings begin at the second level. Each text is rendered
 * once, as long as it is among those asked for lately; one that is too tangled is shown as it was typed.
 */
export function renderMarkdown(source: string): string {
  const key = createHash('sha256').update(source).digest('base64');
  let html = rendered.get(key);
  if (html === undefined) rendered.set(key, (html = render(source)));
  return html;
}
