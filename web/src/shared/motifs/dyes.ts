/**
 * The dye baths: the only raw colors of the site. The page themes map them to roles; the motifs mix them into cloths.
 * `light` is the value on undyed cotton, `dark` the value on the last indigo bath.
 */
export const dyes = {
  /** Undyed cotton: the page. */
  mori: { light: '#FBF6EC', dark: '#12131F' },
  /** Ivory: a panel. */
  gading: { light: '#F3EADA', dark: '#1A1C2C' },
  /** Wax: lines. */
  lilin: { light: '#E4D5BC', dark: '#2B2E45' },
  /** Tree-bark brown: the brand. */
  soga: { light: '#6B3A1E', dark: '#E0B48A' },
  /** Indigo: links and focus. */
  wedel: { light: '#1E2A52', dark: '#A9B8F0' },
  /** Morinda red: emphasis and destructive actions. */
  mengkudu: { light: '#9B2C2C', dark: '#F08A7E' },
  /** Gold leaf: crown, platinum and gold. */
  prada: { light: '#A87718', dark: '#E7C063' },
  /** Drawing ink: text. */
  tinta: { light: '#211A16', dark: '#F4EDE1' },
  /** Ash: secondary text. */
  abu: { light: '#6A5F55', dark: '#B6AEA3' },
} as const;

export type Dye = keyof typeof dyes;

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const gamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

/**
 * A shade between two `#rrggbb` colors, with a `share` of the second from 0 to 1. Light is multiplied rather than
 * added, as in a second dye bath, so that the middle keeps its hue instead of turning gray.
 */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((c, i) => {
    const [a, b] = [Math.max(linear(c), 0.004), Math.max(linear(other[i] ?? 0), 0.004)];
    return Math.round(Math.min(1, gamma(a ** (1 - share) * b ** share)) * 255);
  });
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether light figures contrast better with this `#rrggbb` than dark ones. */
export function deep(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = channels(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}
