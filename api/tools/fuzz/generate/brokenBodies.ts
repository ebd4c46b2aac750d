import fc from 'fast-check';

const repeat = (text: string, count: number) => text.repeat(count);

/** Bodies that are not JSON, or unexpected JSON, or far too much of it. */
export const brokenBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '0',
    '"text"',
    '[]',
    '{}',
    '[null]',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":1,"a":2}',
    '{"a":',
    '\uFEFF{}',
    '{"a":1e999}',
    '\0',
    repeat('[', 5_000),
    repeat('[', 5_000) + repeat(']', 5_000),
    `{"a":${repeat('{"a":', 2_000)}1${repeat('}', 2_001)}`,
    `["${repeat('x', 200_000)}"]`,
  ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Texts of which a part is removed, doubled, or replaced. */
export function damaged(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .tuple(
      texts,
      place,
      place,
      fc.constantFrom('', '{', '}', '"', '$', '@', '\\', '\0', '#', '...', '__proto__'),
    )
    .map(([text, from, to, put]) => {
      const [begin, end] = [from * text.length, to * text.length];
      return text.slice(0, begin) + put + text.slice(end);
    });
}
