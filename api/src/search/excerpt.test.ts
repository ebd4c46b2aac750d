import { describe, expect, test } from 'vitest';
import { wordsOf } from '../markdown.ts';
import { excerptOf, markWords } from './excerpt.ts';

/** An excerpt as text, with brackets around the matches. */
const marked = (text: string, ...words: string[]) =>
  excerptOf(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('an excerpt', () => {
  test('marks every word that was searched for, in any case', () => {
    expect(marked('Wax and indigo, WAX and rice.', 'wax', 'Rice')).toBe(
      '[Wax] and indigo, [WAX] and [rice].',
    );
  });

  test('begins near the first match, and is cut between words', () => {
    const long = `${'before '.repeat(50)}indigo ${'after '.repeat(50)}`;
    const excerpt = marked(long, 'indigo');
    expect(excerpt).toMatch(/^… (?:before ){7,8}\[indigo\] (?:after ){13,16}after …$/);
  });

  test('of a text without the words is its beginning', () => {
    expect(marked('A short text.', 'indigo')).toBe('A short text.');
    expect(marked('word '.repeat(100), 'indigo')).toMatch(/^(?:word ){19}word …$/);
  });

  test('ends at the match where there is no place to cut', () => {
    expect(marked(`${'蜡'.repeat(200)}indigo${'🎨'.repeat(200)}`, 'indigo')).toBe('… [indigo] …');
  });

  test.each(['(a|b)*', '$1', '100%', 'back\\slash', '🎨', 'باتيك'])('takes %s literally', (word) => {
    expect(markWords(`x ${word} y`, [word])).toEqual([
      { text: 'x ', isMatch: false },
      { text: word, isMatch: true },
      { text: ' y', isMatch: false },
    ]);
  });
});

describe('the plain text of Markdown', () => {
  test.each([
    ['## Wax\n\nHot *and* **liquid**.', 'Wax · Hot and liquid.'],
    ['Hot wax.\n\n## Wax', 'Hot wax. Wax'],
    ['- one\n- two\n\n> three', 'one two three'],
    ['A [link](https://example.org/secret) and `code`.', 'A link and code.'],
    ['Before ![a picture](/images/1.png) after', 'Before after'],
    ['one\ntwo  \nthree', 'one two three'],
    ['<b>5 &lt; 6</b> & 7', '<b>5 < 6</b> & 7'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a b 1 2'],
    ['', ''],
  ])('%j is %j', (source, text) => {
    expect(wordsOf(source)).toBe(text);
  });

  test('that is too complex is the source', () => {
    const source = '['.repeat(20_000);
    expect(wordsOf(source)).toBe(source);
  });
});
