import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { cloth, clothFor, dyes } from '../../../web/src/theme/motifs/index.ts';

const width = 1200;
const height = 630;
const clothWidth = 380;
const displayFont = createRequire(import.meta.url).resolve(
  '@fontsource/fraunces/files/fraunces-latin-500-normal.woff',
);

const box = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/**
 * The picture that stands for a page where it is shared, 1200×630 PNG: a cloth beside the title.
 * @param seed the cloth, as the page's own placeholder has it
 */
export async function socialImage(title: string, label: string, seed: string): Promise<Buffer> {
  const text = await satori(
    box(
      {
        width,
        height,
        paddingLeft: clothWidth + 72,
        paddingRight: 72,
        flexDirection: 'column',
        justifyContent: 'center',
        fontFamily: 'Fraunces',
      },
      [
        box({ fontSize: 28, color: dyes.soga.light, marginBottom: 28 }, label),
        box(
          {
            fontSize: title.length > 60 ? 58 : 68,
            lineHeight: 1.12,
            color: dyes.tinta.light,
            letterSpacing: -1,
          },
          title,
        ),
      ],
    ) as never,
    {
      width,
      height,
      fonts: [{ name: 'Fraunces', data: readFileSync(displayFont), weight: 500, style: 'normal' }],
    },
  );
  const picture = cloth({ ...clothFor(seed), width: clothWidth, height, end: 'none' });
  return sharp({ create: { width, height, channels: 3, background: dyes.mori.light } })
    .composite([{ input: Buffer.from(picture), left: 0, top: 0 }, { input: Buffer.from(text) }])
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
