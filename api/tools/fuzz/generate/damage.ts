import fc from 'fast-check';

/** Turns a file into a different one. */
export type Change = (bytes: Buffer) => Buffer;

/** What an archive, a page and a script begin with; appended to a picture, each makes a polyglot file. */
const secondNatures = [
  'PK\u0003\u0004',
  '<!doctype html><script>alert(1)</script>',
  '*/=1;alert(1)//',
  '%PDF-1.7',
  '<?php phpinfo(); ?>',
  '\u007FELF',
].map((text) => Buffer.from(text, 'latin1'));

const at = (bytes: Buffer, place: number) => Math.floor(place * bytes.length);
const places = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const cut = places.map(
  (place): Change =>
    (bytes) =>
      bytes.subarray(0, at(bytes, place)),
);
const flipped = fc
  .array(fc.tuple(places, fc.nat(7)), { minLength: 1, maxLength: 40 })
  .map((flips): Change => (bytes) => {
    const copy = Buffer.from(bytes);
    for (const [place, bit] of flips) copy[at(copy, place)] = (copy[at(copy, place)] ?? 0) ^ (1 << bit);
    return copy;
  });
/** In the header, which has the sizes. */
const flippedHead = flipped.map(
  (flip): Change =>
    (bytes) =>
      Buffer.concat([flip(bytes.subarray(0, 64)), bytes.subarray(64)]),
);
const overwritten = fc.tuple(places, fc.uint8Array({ minLength: 1, maxLength: 64 })).map(
  ([place, noise]): Change =>
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, at(bytes, place)),
        noise,
        bytes.subarray(at(bytes, place) + noise.length),
      ]),
);
const second = fc.tuple(fc.constantFrom(...secondNatures), fc.constantFrom('before', 'after')).map(
  ([nature, where]): Change =>
    (bytes) =>
      Buffer.concat(where === 'after' ? [bytes, nature] : [nature, bytes]),
);

/** Cuts, flips, overwrites, or appends what makes a polyglot file. */
export const changes: fc.Arbitrary<Change> = fc.oneof(cut, flipped, flippedHead, overwritten, second);

/** Whether something else follows the picture. */
export const isPolyglot = (bytes: Buffer) =>
  secondNatures.some((nature) => bytes.subarray(-nature.length).equals(nature));
