import type { Outline } from './outline.ts';

export const gifExtension = 0x21;
const picture = 0x2c;
export const gifTrailer = 0x3b;

/** A block between the header and the trailer. */
export interface GifBlock {
  kind: number;
  start: number;
  end: number;
}

/** The size of a color table, according to its flags. */
const colors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The offset after a chain of sub-blocks: each starts with its length, and the last is empty. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** The offset after the header: version, screen, colors. */
export const gifHead = (bytes: Buffer) => 13 + colors(bytes[10] ?? 0);

/** Yields the blocks up to the trailer, or up to anything invalid (GIF89a, appendix A). */
export function* gifBlocks(bytes: Buffer): Generator<GifBlock, void> {
  for (let start = gifHead(bytes); start < bytes.length;) {
    const kind = bytes[start] ?? 0;
    let end: number;
    if (kind === gifTrailer) end = start + 1;
    else if (kind === gifExtension) end = afterSubBlocks(bytes, start + 2);
    else if (kind === picture) end = afterSubBlocks(bytes, start + 11 + colors(bytes[start + 9] ?? 0));
    else return;
    yield { kind, start, end };
    if (kind === gifTrailer) return;
    start = end;
  }
}

/** A GIF file: blocks up to the trailer. */
export function gifOutline(bytes: Buffer): Outline | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  let frames = 0;
  for (const { kind, end } of gifBlocks(bytes)) {
    if (kind === picture) frames += 1;
    if (kind === gifTrailer) return { end, frames };
  }
  return null;
}
