import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { cloth, clothFor, dyes } from '../../../../web/src/shared/motifs/index.ts';

const width = 1200;
const height = 630;
const clothWidth = 380;
const margin = 72;
const textWidth = width - clothWidth - 2 * margin;
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

/**
 * The image that represents a page where it is shared, 1200×630 PNG: a cloth beside the title.
 * @param seed of the cloth, the same as in the page’s own placeholder
 */
export async function drawSocialImage(title: string, label: string, seed: string): Promise<Uint8Array> {
  const picture = cloth({ ...clothFor(seed), width: clothWidth, height, end: 'none' });
  return sharp({ create: { width, height, channels: 3, background: dyes.mori.light } })
    .composite([
      { input: Buffer.from(picture), left: 0, top: 0 },
      { input: Buffer.from(await words(title, label)), left: clothWidth + margin, top: 0 },
    ])
    .png()
    .toBuffer();
}
