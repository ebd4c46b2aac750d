import { pngChunks, pngSignature } from '../check/png.ts';

/** Chunks that affect the display: pixels, colors, density, animation (W3C PNG, sections 11 and 4.9). */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** The parts of a PNG that affect its display: no EXIF, text (including XMP), times or application data. */
export function* pngParts(bytes: Buffer): Generator<Buffer, void> {
  yield pngSignature;
  for (const { type, start, end } of pngChunks(bytes)) if (shown.has(type)) yield bytes.subarray(start, end);
}
