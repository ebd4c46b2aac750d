import type { Token } from 'markdown-it';
import { Fragment, Mark, type Attrs, type Node, type Schema } from '@tiptap/pm/model';
import { markdownParser } from '../../shared/markdown/markdownSettings.ts';

export const markdown = markdownParser();

/** A block of a text, and the lines that it takes up in the source: from the first up to the second. */
export interface ReadBlock {
  node: Node;
  lines: [number, number];
}

const markOf: Record<string, (token: Token) => [string, Attrs?]> = {
  strong_open: () => ['bold'],
  em_open: () => ['italic'],
  s_open: () => ['strike'],
  link_open: (token) => ['link', { href: token.attrGet('href'), title: token.attrGet('title') }],
};

/** Blocks that contain others, with their attributes. */
const containers: Record<string, (open: Token, inside: readonly Token[]) => [string, Attrs?]> = {
  blockquote_open: () => ['blockquote'],
  bullet_list_open: (open, inside) => ['bulletList', { tight: isTight(open, inside) }],
  ordered_list_open: (open, inside) => [
    'orderedList',
    { start: Number(open.attrGet('start') ?? 1), tight: isTight(open, inside) },
  ],
  list_item_open: () => ['listItem'],
  table_open: () => ['table'],
  tr_open: () => ['tableRow'],
  th_open: (open) => ['tableHeader', { align: alignOf(open) }],
  td_open: (open) => ['tableCell', { align: alignOf(open) }],
};

const alignOf = (cell: Token): string | null =>
  /text-align:(\w+)/.exec(String(cell.attrGet('style') ?? ''))?.[1] ?? null;

/** The parser hides the paragraphs of a tight list. */
const isTight = (open: Token, inside: readonly Token[]): boolean =>
  inside.find(({ type, level }) => type === 'paragraph_open' && level === open.level + 2)?.hidden ?? true;

function readInline(schema: Schema, tokens: readonly Token[]): Fragment {
  const outer: (readonly Mark[])[] = [];
  let marks: readonly Mark[] = Mark.none;
  const nodes: Node[] = [];
  const text = (words: string) => {
    if (words) nodes.push(schema.text(words, marks));
  };
  for (const token of tokens) {
    const { type, content } = token;
    const mark = markOf[type]?.(token);
    if (mark) {
      outer.push(marks);
      marks = schema.mark(...mark).addToSet(marks);
    } else if (type.endsWith('_close')) marks = outer.pop() ?? Mark.none;
    else if (type === 'softbreak') text(' ');
    else if (type === 'hardbreak') nodes.push(schema.node('hardBreak', null, undefined, marks));
    else if (type === 'code_inline') {
      if (content) nodes.push(schema.text(content, schema.mark('code').addToSet(marks)));
    } else if (type === 'image') {
      const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
      const attrs = {
        src: token.attrGet('src'),
        title: token.attrGet('title'),
        alt: alt.replaceAll('\n', ' '),
      };
      nodes.push(schema.node('image', attrs, undefined, marks));
    } else text(content);
  }
  return Fragment.fromArray(nodes);
}

/** The index of the token that closes the one at an index. */
function closeOf(tokens: readonly Token[], open: number): number {
  const { level } = tokens[open] as Token;
  return tokens.findIndex((token, index) => index > open && token.nesting === -1 && token.level === level);
}

function readBlocks(schema: Schema, tokens: readonly Token[]): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const [first = 0, end = 0] = token.map ?? [];
    const add = (node: Node) => blocks.push({ node, lines: [first, end] });
    if (token.nesting === 1) {
      const close = closeOf(tokens, i);
      const inside = tokens.slice(i + 1, close);
      const container = containers[token.type]?.(token, inside);
      if (container) {
        const children = readBlocks(schema, inside).map(({ node }) => node);
        const [type, attrs] = container;
        // An empty item, quote or cell has an empty paragraph.
        add(schema.node(type, attrs, children.length > 0 ? children : [schema.node('paragraph')]));
      } else if (/^t(head|body)_open$/.test(token.type)) blocks.push(...readBlocks(schema, inside));
      else {
        const level = Number(token.tag.slice(1));
        const content = readInline(schema, inside[0]?.children ?? []);
        add(
          token.type === 'heading_open'
            ? schema.node('heading', { level }, content)
            : schema.node('paragraph', null, content),
        );
      }
      i = close;
    } else if (token.type === 'hr') add(schema.node('horizontalRule'));
    else if (token.type === 'inline')
      add(schema.node('paragraph', null, readInline(schema, token.children ?? [])));
    else {
      const code = token.content.replace(/\n$/, '');
      add(schema.node('codeBlock', { language: token.info || null }, code ? schema.text(code) : undefined));
    }
  }
  return blocks;
}

/** Reads Markdown as readers see it. */
export const readMarkdown = (schema: Schema, source: string): ReadBlock[] =>
  readBlocks(schema, markdown.parse(source, {}));
