import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

interface Text {
  text: string;
  /** Red, green, blue, and opacity from 0 to 1. */
  color: readonly [number, number, number, number];
  isLarge: boolean;
  lines: readonly { x: number; y: number; width: number; height: number }[];
}

/** Makes texts transparent whose contrast axe could not decide, except those seen before; returns them. */
const hideUndecided = (page: Page, seen: readonly string[]): Promise<Text[]> =>
  page.evaluate((known) => {
    const { undecided } = globalThis as unknown as { undecided: HTMLElement[] };
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const texts = undecided.flatMap((element): Text[] => {
      const own = [...element.childNodes].filter((node) => node instanceof globalThis.Text);
      const text = `${element.className}: ${own.map(({ data }) => data).join('')}`;
      if (!canvas || known.includes(text)) return [];
      const { color, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
      let opacity = alpha / 255;
      for (let up: Element | null = element; up; up = up.parentElement)
        opacity *= Number(getComputedStyle(up).opacity);
      const lines = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((box) => {
          // A font’s box can be higher than its line, where its letters are.
          const height = Math.min(box.height, parseFloat(lineHeight) || box.height);
          const y = box.y + (box.height - height) / 2;
          return { x: box.x + scrollX, y: y + scrollY, width: box.width, height };
        });
      });
      // WCAG 2.2: 24 px, or bold and 18.66 px.
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return [{ text, color: [red, green, blue, opacity], isLarge, lines }];
    });
    for (const element of undecided) element.style.setProperty('color', 'transparent', 'important');
    return texts;
  }, seen);

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast (WCAG 2.2) of a text with the pixels behind it, except the worst hundredth, which may be noise. */
function contrastOn(pixels: Uint8Array, { color: [red, green, blue, opacity] }: Text): number {
  const ratios: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3);
    const over = (above: number, below: number) => above * opacity + below * (1 - opacity);
    const ground = luminance(r, g, b);
    const ink = luminance(over(red, r), over(green, g), over(blue, b));
    ratios.push((Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05));
  }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 100)] ?? Infinity;
}

/**
 * Expects contrast where axe could not decide it: on pictures, cloth and gradients, whose pixels are measured. Call it
 * after `expectAccessible`; the texts stay hidden.
 * @param seen the texts measured on earlier pages, to which those of this page are added
 */
export async function expectContrast(page: Page, seen: string[]): Promise<void> {
  const texts = await hideUndecided(page, seen);
  if (texts.length === 0) return;
  const picture = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { width = 0, height = 0 } = await picture.metadata();
  const low: string[] = [];
  for (const text of texts) {
    seen.push(text.text);
    for (const line of text.lines) {
      const [left, top] = [Math.max(Math.floor(line.x), 0), Math.max(Math.floor(line.y), 0)];
      const size = {
        width: Math.min(Math.ceil(line.width), width - left),
        height: Math.min(Math.ceil(line.height), height - top),
      };
      if (size.width < 1 || size.height < 1) continue;
      const pixels = await picture
        .clone()
        .extract({ left, top, ...size })
        .raw()
        .toBuffer();
      const contrast = contrastOn(pixels, text);
      if (contrast < (text.isLarge ? 3 : 4.5)) low.push(`${text.text}: ${contrast.toFixed(2)}`);
    }
  }
  expect(low).toEqual([]);
}
