import { Fragment, type Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articles } from '../../../../api/src/database/seed/news/index.ts';
import { read, write } from './codec.ts';
import { markdownSchema as schema } from './extensions.ts';
import { meaningOf } from './meaning.ts';
import { torture } from './torture.ts';

const childrenOf = (node: Node) => Array.from({ length: node.childCount }, (_, i) => node.child(i));

const meaning = (doc: Node) => childrenOf(doc).map(meaningOf).filter(Boolean);

const words = fc
  .array(
    fc.constantFrom(
      ...'aé1 .!"\'()-+#>=|:~*_`[]<&\\',
      ' ',
      'word',
      '\u00A0',
      '😀',
      '&amp;',
      '1.',
      '- ',
      '**',
      '~~',
      '![',
      'https://example.org',
      '<b>',
      '\u200B',
      '„',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', 'code').map((name) => schema.mark(name)),
  fc
    .record({
      href: fc.constantFrom('/news', 'https://example.org', '/a(b)_c', '#x', 'javascript:x', '/a b'),
      title: fc.constantFrom(null, 'A "title" \\ &amp;'),
    })
    .map((attrs) => schema.mark('link', attrs)),
);

const marks = fc
  .array(mark, { maxLength: 3 })
  .map((list) => list.reduce<Node['marks']>((set, one) => one.addToSet(set), []));

const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(words, marks).map(([text, set]) => schema.text(text, set)) },
  { weight: 1, arbitrary: marks.map((set) => schema.node('hardBreak', null, undefined, set)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('/images/a_b.jpg', 'data:x'), words, marks)
      .map(([src, alt, set]) => schema.node('image', { src, alt, title: null }, undefined, set)),
  },
);

const inline = fc.array(leaf, { maxLength: 6 }).map((nodes) => Fragment.fromArray(nodes));

const paragraph = inline.map((content) => schema.node('paragraph', null, content));

const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([width, height]) =>
    fc.array(fc.array(paragraph, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows) =>
    schema.node(
      'table',
      null,
      rows.map((row, i) =>
        schema.node(
          'tableRow',
          null,
          row.map((cell, n) =>
            schema.node(i === 0 ? 'tableHeader' : 'tableCell', { align: n === 1 ? 'right' : null }, cell),
          ),
        ),
      ),
    ),
  );

const { block } = fc.letrec<{ block: Node; list: Node; quote: Node }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.boolean(),
      fc.constantFrom(1, 1, 2, 0, 999_999_999),
      fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, tight, start, items]) =>
      schema.node(
        type,
        type === 'orderedList' ? { tight, start } : { tight },
        items.map((blocks) => schema.node('listItem', null, blocks)),
      ),
    ),
  quote: fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map((blocks) => schema.node('blockquote', null, blocks)),
  block: fc.oneof(
    { depthSize: 'small' },
    { weight: 6, arbitrary: paragraph },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.integer({ min: 1, max: 6 }), inline)
        .map(([level, content]) => schema.node('heading', { level }, content)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(null, 'js', 'a`b', '~'),
          fc.array(fc.constantFrom('a', ' ', '\n', '```', '~~~', '    x', '\t'), { maxLength: 6 }),
        )
        .map(([language, code]) =>
          schema.node('codeBlock', { language }, code.length > 0 ? schema.text(code.join('')) : undefined),
        ),
    },
    { weight: 1, arbitrary: fc.constant(schema.node('horizontalRule')) },
    { weight: 1, arbitrary: table },
    { weight: 2, arbitrary: tie('list') },
    { weight: 1, arbitrary: tie('quote') },
  ),
}));

const address = 'https://example.org';
const bold = schema.mark('bold');
const italic = schema.mark('italic');
const linked = schema.mark('link', { href: address });
const codeOf = (text: string) => [schema.text(text, [schema.mark('code')])];

test.each<[Node[], string]>([
  [
    [schema.text(address, [linked]), schema.text('bold', [bold, linked])],
    '[https://example.org**bold**](https://example.org)',
  ],
  [[schema.text(address, [linked]), schema.text('bold', [bold])], '<https://example.org>**bold**'],
  [
    [schema.text('a_a', [italic]), schema.text('**a', [bold, italic]), schema.text('a_a')],
    '_a\\_&#97;**\\*\\*a**_&#97;\\_a',
  ],
  [[schema.text(']:/', [linked, schema.mark('code')])], '[\\]:/](https://example.org)'],
  [codeOf(' '), '` `'],
  [codeOf('  '), '`  `'],
  [codeOf('   '), '`   `'],
  [codeOf(' \u00A0 '), '`  \u00A0  `'],
  [codeOf(' a '), '`  a  `'],
  [codeOf(' \u2028 '), '`  \u2028  `'],
  [codeOf('`'), '`` ` ``'],
])('reads back %s, written as %j', (content, markdown) => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, content)]);
  const text = write(read(schema, ''), doc);
  expect(text).toBe(markdown);
  expect(meaning(read(schema, text).doc)).toEqual(meaning(doc));
});

const blocks = fc.array(block, { minLength: 1, maxLength: 4 });
const numRuns = 200;
const timeout = 60_000;

test(
  'reads back whatever is written',
  () => {
    const nothing = read(schema, '');
    fc.assert(
      fc.property(blocks, (content) => {
        const doc = schema.node('doc', null, content);
        doc.check();
        const text = write(nothing, doc);
        expect(meaning(read(schema, text).doc)).toEqual(meaning(doc));
        // What was written is not written differently the next time.
        expect(write(nothing, read(schema, text).doc)).toBe(text);
      }),
      { numRuns },
    );
  },
  timeout,
);

const sources = [torture, ...articles.flatMap(({ contentEn, contentId }) => [contentEn, contentId])];

test(
  'reads back a text after random changes to some of its blocks',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), blocks), { minLength: 1, maxLength: 4 }),
        (source, edits) => {
          const original = read(schema, source);
          let content = childrenOf(original.doc);
          for (const [at, removed, added] of edits) {
            content = content.toSpliced(at % (content.length + 1), removed, ...added);
          }
          const doc = schema.node('doc', null, content);
          expect(meaning(read(schema, write(original, doc)).doc)).toEqual(meaning(doc));
        },
      ),
      { numRuns },
    );
  },
  timeout,
);
