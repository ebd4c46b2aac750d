/** Valid values for fields, by name. */
const texts: [RegExp, string][] = [
  // Bots fill this field in, which gives them away.
  [/^website$/, ''],
  [/email$/i, 'reader@example.org'],
  [/url$/i, 'https://example.org/cloth.png'],
  [/^key$/, 'hero_title'],
  [/^contactInfo$/, '{}'],
  [/^language$/, 'en'],
  [/^province$/, 'JT'],
  [/^tier$/, 'gold'],
  [/^confirm$/, 'DELETE ALL DATA'],
  [/At$/, '2026-05-04T03:02:01Z'],
  [/^type$/, 'general'],
  [/^subject$/, ''],
];

/** A text that a field of this name accepts. */
export const plausibleText = (name: string) => texts.find(([pattern]) => pattern.test(name))?.[1] ?? 'Cloth';
