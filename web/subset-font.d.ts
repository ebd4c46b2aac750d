// The library has no types of its own.
declare module 'subset-font' {
  /**
   * @param text has each character whose glyph is kept
   * @returns the font without the others
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
