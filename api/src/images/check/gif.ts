import type { Outline } from './outline.ts';

const extension = 0x21;
const picture = 0x2c;
const trailer = 0x3b;

/** The size of a colour table, which its flags tell. */
const colors = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The place after a chain of sub-blocks: each tells its length, the last has none. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** A GIF file: blocks up to the trailer (GIF89a, appendix A). */
export function gifOutline(bytes: Buffer): Outline | null {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return null;
  let frames = 0;
  let at = 13 + colors(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === trailer) return { end: at + 1, frames };
    if (block === extension) {
      at = afterSubBlocks(bytes, at + 2);
    } else if (block === picture) {
      frames += 1;
      at = afterSubBlocks(bytes, at + 11 + colors(bytes[at + 9] ?? 0));
    } else {
      return null;
    }
  }
  return null;
}
