import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { cloth, clothFor, dyes, mix } from '../../../../web/src/shared/motifs/index.ts';
import { through, type Point } from '../../../../web/src/shared/motifs/pen.ts';

const width = 1200;
const height = 630;
const clothWidth = 380;
/** How far the edge of the dye reaches beyond the cloth’s width. */
const waves = 64;
const margin = 96;
const textWidth = width - clothWidth - margin - 56;
const displayFont = createRequire(import.meta.url).resolve(
  '@fontsource/fraunces/files/fraunces-latin-500-normal.woff',
);

/** An element for satori, which draws text as paths. */
const box = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The text: a small label above the title, as SVG of `textWidth` by `height`. */
function words(title: string, label: string): Promise<string> {
  const fontSize = title.length > 50 ? 58 : 70;
  return satori(
    box({ width: textWidth, height, flexDirection: 'column', justifyContent: 'center' }, [
      box({ fontSize: 28, color: dyes.soga.light, marginBottom: 28 }, label),
      box({ fontSize, lineHeight: 1.12, letterSpacing: -1, color: dyes.tinta.light }, title),
    ]) as never,
    {
      width: textWidth,
      height,
      fonts: [{ name: 'Fraunces', data: readFileSync(displayFont), weight: 500, style: 'normal' }],
    },
  );
}

/** The edge of a bath of dye: a wave from the top to the bottom, this far to the right. */
function edge(right: number): string {
  const bends = [0, 34, -12, -40, 8, 38, 0, -30];
  const points = bends.map((bend, i): Point => [right + bend, (i * height) / (bends.length - 1)]);
  return `M0 0H${right}${through(points).replace('M', 'L')}V${height}H0Z`;
}

const wax = mix(dyes.lilin.light, dyes.prada.dark, 0.5);

/** A cloth whose wax lies further than its dye, as SVG of `clothWidth` and what waves beyond it. */
function dippedCloth(seed: string): string {
  const picture = cloth({ ...clothFor(seed), width: clothWidth + waves, height, end: 'none' });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${clothWidth + waves}" height="${height}"><clipPath id="dyed"><path d="${edge(clothWidth)}"/></clipPath><path fill="${wax}" d="${edge(clothWidth + 22)}"/><g clip-path="url(#dyed)">${picture}</g></svg>`;
}

/**
 * The image that represents a page where it is shared, 1200×630 PNG: a cloth in the dye beside the title.
 * @param seed of the cloth, the same as in the page’s own placeholder
 */
export async function drawSocialImage(title: string, label: string, seed: string): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: dyes.mori.light } })
    .composite([
      { input: Buffer.from(dippedCloth(seed)), left: 0, top: 0 },
      { input: Buffer.from(await words(title, label)), left: clothWidth + margin, top: 0 },
    ])
    .png()
    .toBuffer();
}
