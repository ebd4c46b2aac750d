import { logo } from '../../../web/src/shared/logo.ts';
import { dyes } from '../../../web/src/shared/motifs/dyes.ts';

/** The smallest side that icons of Windows and of browsers’ lists have, and the next two. */
const icoSides = [16, 32, 48] as const;

/**
 * The site’s icon as SVG.
 * @param side in pixels
 * @param isCut whether the system cuts its own shape: the ground then fills the square, and the logo stays within the
 * inner 80% (W3C Web App Manifest, “maskable”)
 */
export function siteIcon(side: number, isCut = false): string {
  const dots = logo.dots.map(({ cx, cy, r }) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('');
  const [corner, fit] = isCut ? [0, ' transform="translate(3.2 3.2)scale(.8)"'] : [5, ''];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${dyes.soga.light}"/><g${fit}><path d="${logo.lines}" fill="none" stroke="${dyes.gading.light}" stroke-width="${logo.lineWidth}" stroke-linecap="round"/><g fill="${dyes.prada.dark}">${dots}</g></g></svg>`;
}

/** A favicon.ico, which is a list of PNGs. @param draw the icon as PNG, by its side in pixels */
export async function favicon(draw: (side: number) => Promise<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const pictures = await Promise.all(icoSides.map(draw));
  const header = Buffer.alloc(6 + 16 * pictures.length);
  // An icon (1), and the number of pictures.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let start = header.length;
  for (const [index, { length }] of pictures.entries()) {
    const at = 6 + 16 * index;
    const side = icoSides[index] ?? 0;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    // One plane of 32 bits a pixel.
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(length, at + 8);
    header.writeUInt32LE(start, at + 12);
    start += length;
  }
  return Buffer.concat([header, ...pictures]);
}
