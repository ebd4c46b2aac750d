/** What a field takes, by its name. */
const texts: [RegExp, string][] = [
  // Programs that fill in forms fill this one too, by which they are known.
  [/^website$/, ''],
  [/email$/i, 'reader@example.org'],
  [/url$/i, 'https://example.org/cloth.png'],
  [/^key$/, 'hero_title'],
  [/^contactInfo$/, '{}'],
  [/^language$/, 'en'],
  [/^tier$/, 'gold'],
  [/^confirm$/, 'DELETE ALL DATA'],
  [/At$/, '2026-05-04T03:02:01Z'],
  [/^type$/, 'general'],
  [/^subject$/, ''],
];

/** A text that a field of this name takes. */
export const plausibleText = (name: string) => texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'Cloth';
