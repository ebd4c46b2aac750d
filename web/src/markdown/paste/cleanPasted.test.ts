import { DOMParser } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { read, write } from '../codec/codec.ts';
import { markdownSchema as schema } from '../codec/extensions.ts';
import { cleanPasted } from './cleanPasted.ts';
import { fromGoogleDocs, fromWord, googleDocsAsMarkdown, wordAsMarkdown } from './pastedSamples.ts';

/** What is pasted into an empty text. */
function pasted(html: string): string {
  const body = document.implementation.createHTMLDocument().body;
  body.innerHTML = cleanPasted(html);
  return write(read(schema, ''), DOMParser.fromSchema(schema).parse(body));
}

describe('keeps headings, emphasis, lists, links and tables', () => {
  test('from Word', () => expect(pasted(fromWord)).toBe(wordAsMarkdown));
  test('from Google Docs', () => expect(pasted(fromGoogleDocs)).toBe(googleDocsAsMarkdown));
});

test.each([
  ['<p>a <b style="mso-bidi-font-weight:normal">b</b> c</p>', 'a **b** c'],
  ['<p>a <b style="color:red;font-weight: normal">b</b> c</p>', 'a b c'],
  ['<p>a<img src="file:///C:/x.png">b</p>', 'ab'],
  ['<p>a<img src="data:image/png;base64,AA==">b</p>', 'ab'],
  ['<p><a href="javascript:alert(1)">a</a></p>', 'a'],
  ['<p><a href="file:///etc/passwd">a</a></p>', 'a'],
  ['<p><img src="https://example.org/a.jpg" alt="A cloth"></p>', '![A cloth](https://example.org/a.jpg)'],
  ['<iframe src="https://example.org"></iframe><svg><script>alert(1)</script></svg>', ''],
  ['<style>p { color: red }</style><p onclick="alert(1)">a</p>', 'a'],
  [
    '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b | c |',
  ],
])('pastes %s as %j', (html, markdown) => expect(pasted(html)).toBe(markdown));

test('leaves nothing that the page’s policy would report', () => {
  expect(cleanPasted(fromWord)).not.toMatch(/<style|<script|<link|\son\w+=|file:/i);
});
