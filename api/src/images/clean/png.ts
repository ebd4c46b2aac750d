import { pngChunks, pngSignature } from '../check/png.ts';

/** What shows a picture: its pixels, its colours, its density, its animation (W3C PNG, sections 11 and 4.9). */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

/** The parts of a PNG that show it: neither EXIF, texts (XMP is one) and times, nor chunks that only programs know. */
export function* pngParts(bytes: Buffer): Generator<Buffer, void> {
  yield pngSignature;
  for (const { type, start, end } of pngChunks(bytes)) if (shown.has(type)) yield bytes.subarray(start, end);
}
