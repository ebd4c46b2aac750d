import type { Block, ListBlock } from './meaning.ts';
import { mayFollow } from './meaning.ts';
import { printInline } from './printInline.ts';
import type { Leaf } from './inlineMeaning.ts';

/** How blocks are printed: strictly if they would not read the same otherwise. */
export interface Style {
  isStrict: boolean;
}

/** The signs before the items of a list; a neighbor of the same kind has another one. */
const bullets = ['-', '*', '+'];
const numberEnds = ['.', ')'];

/** The largest number of an item. */
const largest = 999_999_999;

const signsOf = ({ start }: ListBlock) => (start === null ? bullets : numberEnds);

/** The sign of a printed list; undefined for other blocks. */
export const signOf = (printed: string): string | undefined => /^(?:\d{1,9})?([-*+.)])\s/.exec(printed)?.[1];

const indent = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, i) => (i === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');

function printList(list: ListBlock, sign: string, style: Style): string {
  const { start, tight, items } = list;
  return items
    .map((blocks, i) => {
      const marker = start === null ? sign : `${Math.min(start + i, largest)}${sign}`;
      const first = `${marker} `;
      return indent(printBlocks(blocks, style, tight), first, ' '.repeat(first.length));
    })
    .join(tight ? '\n' : '\n\n');
}

function printCodeBlock(info: string, text: string): string {
  const sign = info.includes('`') ? '~' : '`';
  const runs = text.match(sign === '`' ? /`{3,}/g : /~{3,}/g) ?? [];
  const fence = sign.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return `${fence}${info}\n${text}\n${fence}`;
}

const rules: Record<string, string> = { left: ':---', right: '---:', center: ':---:' };

function printTable(aligns: readonly (string | null)[], rows: readonly Leaf[][][], style: Style): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = rows.map((cells) =>
    row(cells.map((cell) => printInline(cell, style.isStrict, false).replaceAll('|', '\\|'))),
  );
  return [head, row(aligns.map((align) => rules[align ?? ''] ?? '---')), ...body].join('\n');
}

/** At the end of a heading, number signs would close it. */
const printHeading = (level: number, text: string) =>
  `${'#'.repeat(level)} ${text.replace(/(^|\s)(#+)$/, '$1\\$2')}`;

/**
 * Prints a block.
 * @param isNested whether it may be the first of an item, where a rule of hyphens would be a list
 * @param taken the signs of the lists next to it
 */
export function printBlock(
  block: Block,
  style: Style,
  isNested = false,
  taken: readonly (string | undefined)[] = [],
): string {
  switch (block.kind) {
    case 'paragraph':
      return printInline(block.content, style.isStrict, true);
    case 'heading':
      return printHeading(block.level, printInline(block.content, style.isStrict, false));
    case 'quote':
      return indent(printBlocks(block.blocks, style), '> ', '> ');
    case 'code':
      return printCodeBlock(block.info, block.text);
    case 'rule':
      return isNested ? '___' : '---';
    case 'table':
      return printTable(block.aligns, block.rows, style);
    case 'list': {
      const signs = signsOf(block);
      return printList(block, signs.find((sign) => !taken.includes(sign)) ?? signs[0] ?? '', style);
    }
  }
}

/** Prints blocks, one below the other; in a tight list, without blank lines where possible. */
function printBlocks(blocks: readonly Block[], style: Style, isTight = false): string {
  let before: { block: Block; text: string } | undefined;
  let result = '';
  for (const block of blocks) {
    const text = printBlock(block, style, true, [before && signOf(before.text)]);
    if (before) result += isTight && mayFollow(before.block, block) ? '\n' : '\n\n';
    result += text;
    before = { block, text };
  }
  return result;
}
