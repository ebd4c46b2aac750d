import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
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
const { resolve } = createRequire(import.meta.url);

function readFonts(): Font[] {
  return ['latin', 'latin-ext', 'vietnamese'].map((letters) => ({
    name: `Fraunces ${letters}`,
    data: readFileSync(resolve(`@fontsource/fraunces/files/fraunces-${letters}-500-normal.woff`)),
    weight: 500,
    style: 'normal',
  }));
}

let fonts: Font[] | undefined;

/** An element for satori, which draws text as paths. */
const box = (style: object, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** How much wider than its letters are high a word of the title is at most, for each of them. */
const letterWidth = 0.58;

/** In pixels: smaller for more lines, and so that a long word has room; one that is longer still breaks. */
function titleSize(title: string): number {
  const byLines = title.length <= 50 ? 70 : title.length <= 110 ? 58 : 46;
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.max(42, Math.min(byLines, Math.floor(textWidth / (longest * letterWidth))));
}

// Satori parses the same fonts once, in the order in which it looks for letters; it draws a box for others.
const draw = (element: object, size: { width: number; height: number }) =>
  satori(element as never, {
    ...size,
    fonts: (fonts ??= readFonts()),
    loadAdditionalAsset: async () => [],
  });

const drawText = (text: string) => draw(box({ fontSize: 20 }, text), { width: 40, height: 40 });

/** Whether a font has the letter: it is drawn otherwise than U+FFFF, which no font has. */
async function isDrawn(letter: string): Promise<boolean> {
  // A combining mark alone is not drawn.
  const carrier = /\p{M}/u.test(letter) ? 'x' : '';
  return (await drawText(carrier + letter)) !== (await drawText(`${carrier}\u{FFFF}`));
}

/** What the fonts have of letters that were looked for before: “M” of an “Ḿ”, nothing of an emoji. */
const known = new Map<string, string>();

async function knownOf(letter: string): Promise<string> {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const parts = Array.from(letter.normalize('NFKD'));
  const found = (await isDrawn(letter)) ? letter : parts.length > 1 ? await knownOfAll(parts) : '';
  known.set(letter, found);
  return found;
}

/** One after another, so that each letter is looked for once. */
async function knownOfAll(letters: readonly string[]): Promise<string> {
  let found = '';
  for (const letter of letters) found += await knownOf(letter);
  return found;
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The text without invisible characters and letters that no font has, such as emoji and Javanese ones; empty if most
 * letters would be missing.
 */
async function legible(text: string): Promise<string> {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const found = (await knownOfAll(Array.from(seen))).trim();
  const [shown, all] = [lettersIn(found), lettersIn(seen)];
  return shown > 0 && shown >= all / 2 ? found : '';
}

/** The text: a small label above the title, or in its place, as SVG of `textWidth` by `height`. */
async function typeset(title: string, label: string): Promise<string> {
  const style = { width: textWidth, height, flexDirection: 'column', justifyContent: 'center' };
  const [legibleTitle, legibleLabel] = [await legible(title), await legible(label)];
  const [above, large] = legibleTitle ? [legibleLabel, legibleTitle] : ['', legibleLabel];
  return draw(
    box({ ...style, wordBreak: 'break-word' }, [
      box({ fontSize: 28, color: dyes.soga.light, marginBottom: 28 }, above),
      box(
        {
          fontSize: titleSize(large),
          lineHeight: 1.12,
          letterSpacing: -1,
          color: dyes.tinta.light,
        },
        large,
      ),
    ]),
    { width: textWidth, height },
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
      { input: Buffer.from(await typeset(title, label)), left: clothWidth + margin, top: 0 },
    ])
    .png()
    .toBuffer();
}
