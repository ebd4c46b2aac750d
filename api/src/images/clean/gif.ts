import { gifBlocks, gifExtension, gifHead } from '../check/gif.ts';

const graphicControl = 0xf9;
const application = 0xff;

/** Application extensions to keep: how often an animation runs, and the color profile. XMP is not one of them. */
const shown = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/** The parts of a GIF that affect its display: no comments, no texts, no application data. */
export function* gifParts(bytes: Buffer): Generator<Buffer, void> {
  yield bytes.subarray(0, gifHead(bytes));
  for (const { kind, start, end } of gifBlocks(bytes)) {
    const label = bytes[start + 1];
    const isShown =
      kind !== gifExtension ||
      label === graphicControl ||
      (label === application && shown.has(bytes.toString('latin1', start + 3, start + 14)));
    if (isShown) yield bytes.subarray(start, end);
  }
}
