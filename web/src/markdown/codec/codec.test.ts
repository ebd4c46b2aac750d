import { Fragment, type Node } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { articles } from '../../../../api/src/database/seed/news/index.ts';
import { read, write } from './codec.ts';
import { markdownSchema as schema } from './extensions.ts';
import { torture } from './torture.ts';

const texts = [
  ...articles.flatMap(({ titleEn, contentEn, contentId }) => [
    [`${titleEn}, in English`, contentEn],
    [`${titleEn}, in Indonesian`, contentId],
  ]),
  ['torture', torture],
  ['torture with CRLF', torture.replaceAll('\n', '\r\n')],
  ['nothing', ''],
  ['blank lines', '\n\n  \n'],
] as [string, string][];

/** The document with a block replaced. */
const replaced = (doc: Node, index: number, block: Node): Node =>
  doc.copy(doc.content.replaceChild(index, block));

/** A block with one more letter at the end of its first words. */
function withLetter(node: Node): Node {
  let isDone = false;
  const add = (inside: Node): Node => {
    const children = Array.from({ length: inside.childCount }, (_, i) => inside.child(i));
    return inside.copy(
      Fragment.fromArray(
        children.map((child) => {
          if (isDone) return child;
          if (!child.isText) return child.isTextblock || child.childCount > 0 ? add(child) : child;
          isDone = true;
          return schema.text(`${child.text}x`, child.marks);
        }),
      ),
    );
  };
  return add(node);
}

describe.each(texts)('%s', (_name, text) => {
  test('comes back byte for byte, also after a change that is taken back', () => {
    const original = read(schema, text);
    expect(write(original, original.doc)).toBe(text);
    const copies = Array.from({ length: original.doc.childCount }, (_, i) =>
      schema.nodeFromJSON(original.doc.child(i).toJSON()),
    );
    expect(write(original, original.doc.copy(Fragment.fromArray(copies)))).toBe(text);
  });

  test('changes only in the block in which a letter is typed', () => {
    const original = read(schema, text);
    const { doc } = original;
    for (let i = 0; i < doc.childCount; i += 1) {
      const block = withLetter(doc.child(i));
      if (block.eq(doc.child(i))) continue;
      const written = write(original, replaced(doc, i, block));
      const before = original.gaps.slice(0, i + 1).map((gap, n) => (original.sources[n - 1] ?? '') + gap);
      expect(written.startsWith(before.join(''))).toBe(true);
      const after = original.gaps.slice(i + 1).map((gap, n) => gap + (original.sources[i + 1 + n] ?? ''));
      expect(written.endsWith(after.join(''))).toBe(true);
      expect(written.length).toBeGreaterThan(before.join('').length + after.join('').length);
    }
  });
});

test('keeps what is between a new block and an equal one that follows', () => {
  const text = 'one\n\n***\n\n* star\n* list\n\n***\n\n__two__\n';
  const original = read(schema, text);
  const changed = original.doc.copy(
    Fragment.fromArray([
      original.doc.child(0),
      schema.node('horizontalRule'),
      ...Array.from({ length: 4 }, (_, i) => original.doc.child(i + 1)),
    ]),
  );
  expect(write(original, changed)).toBe(text.replace('one', 'one\n\n---'));
});
