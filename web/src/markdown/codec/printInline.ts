import { linkIn, type Leaf, type MarkName } from './inlineMeaning.ts';
import { escaped, escapedAlt, escapedTitle, printCode, printDestination } from './escape.ts';
import { referTo, setApart } from './flanking.ts';

/** A piece of printed text: words, whose ends may become character references, or something that may not change. */
export interface Piece {
  text: string;
  kind: 'words' | 'open' | 'close' | 'other';
}

type Step = { leaf: Leaf } | { mark: MarkName; isOpening: boolean };

/** How many leaves from here on have a mark. */
function reach(leaves: readonly Leaf[], from: number, name: MarkName): number {
  const end = leaves.findIndex(({ marks }, i) => i > from && !marks.includes(name));
  return end === -1 ? leaves.length : end;
}

/** Opens and closes marks around the leaves, properly nested: the one that lasts longest is outermost. */
function nested(leaves: readonly Leaf[]): Step[] {
  const steps: Step[] = [];
  const open: MarkName[] = [];
  const close = (count: number) => {
    for (const mark of open.splice(count).toReversed()) steps.push({ mark, isOpening: false });
  };
  leaves.forEach((leaf, i) => {
    const kept = open.findIndex((mark) => !leaf.marks.includes(mark));
    if (kept !== -1) close(kept);
    const added = leaf.marks.filter((mark) => !open.includes(mark));
    const isLink = (mark: MarkName) => Number(linkIn(mark) !== null);
    added.sort((a, b) => reach(leaves, i, b) - reach(leaves, i, a) || isLink(b) - isLink(a));
    for (const mark of added) {
      open.push(mark);
      steps.push({ mark, isOpening: true });
    }
    steps.push({ leaf });
  });
  close(0);
  return steps;
}

const isMark = (step: Step | undefined, name: MarkName) =>
  step !== undefined && 'mark' in step && step.mark === name;

/** Whether a pair of italics touches bold: then the underscore keeps them apart. */
function touchesBold(steps: readonly Step[], open: number): boolean {
  const close = steps.findIndex((step, i) => i > open && isMark(step, 'italic'));
  return [open - 1, open + 1, close - 1, close + 1].some((i) => isMark(steps[i], 'bold'));
}

/** An address as its own and only text: `<https://example.org>`. */
function isBareLink(steps: readonly Step[], open: number, link: MarkName, href: string): boolean {
  const inside = steps[open + 1];
  return (
    inside !== undefined &&
    'leaf' in inside &&
    inside.leaf.kind === 'text' &&
    !inside.leaf.code &&
    inside.leaf.text === href &&
    isMark(steps[open + 2], link) &&
    /^https?:\/\/[\w.:/?#=%+,;@-]+$/.test(href)
  );
}

function printLeaf({ kind, text, code, src = '', title = '' }: Leaf, isLineStart: boolean): Piece {
  if (kind === 'break') return { kind: 'other', text: '\\\n' };
  if (kind === 'image')
    return { kind: 'other', text: `![${escapedAlt(text)}](${printDestination(src)}${escapedTitle(title)})` };
  if (code) return { kind: 'other', text: printCode(text) };
  return { kind: 'words', text: escaped(text, isLineStart) };
}

function pieces(leaves: readonly Leaf[], isStrict: boolean, isParagraph: boolean): Piece[] {
  const steps = nested(leaves);
  const result: Piece[] = [];
  /** Of the pair of italics that is open. */
  let italics = '*';
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i] as Step;
    if ('leaf' in step) {
      const last = result.at(-1)?.text;
      result.push(printLeaf(step.leaf, isParagraph && (last === undefined || last.endsWith('\n'))));
      continue;
    }
    const { mark, isOpening } = step;
    const link = linkIn(mark);
    if (link) {
      const [href, title] = link;
      if (isOpening && title === '' && isBareLink(steps, i, mark, href)) {
        result.push({ kind: 'other', text: `<${href}>` });
        i += 2;
      } else {
        const end = `](${printDestination(href)}${escapedTitle(title)})`;
        result.push({ kind: 'other', text: isOpening ? '[' : end });
      }
      continue;
    }
    if (mark === 'italic' && isOpening) italics = isStrict || touchesBold(steps, i) ? '_' : '*';
    const text = mark === 'bold' ? '**' : mark === 'strike' ? '~~' : italics;
    result.push({ kind: isOpening ? 'open' : 'close', text });
  }
  return result;
}

/**
 * Prints a line or a paragraph.
 * @param isStrict keeps marks apart from all that is next to them, at the price of looking worse
 * @param isParagraph whether its lines could be taken for another block
 */
export function printInline(leaves: readonly Leaf[], isStrict: boolean, isParagraph: boolean): string {
  const printed = pieces(leaves, isStrict, isParagraph);
  setApart(printed, isStrict);
  return printed
    .map(({ kind, text }, i) =>
      // An exclamation mark would turn the link after it into a picture.
      kind === 'words' && text.endsWith('!') && printed[i + 1]?.text.startsWith('[')
        ? text.slice(0, -1) + referTo('!')
        : text,
    )
    .join('');
}
