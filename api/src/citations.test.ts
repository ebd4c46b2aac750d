// Comments cite rules by the headings of documents, and the documents link to each other: every reference
// must resolve. The README’s tree of the sources is complete.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '../..');
const exclude = (path: string) => /(^|\/)(node_modules|generated|__generated__)$/.test(path);
const filesOf = (...patterns: string[]) => globSync(patterns, { cwd, exclude });
const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
const markdown = new MarkdownIt();

/** A document or a heading in it: `docs/operations.md#limits`, `README.md`. */
interface Citation {
  from: string;
  to: string;
}

/** A heading’s anchor on GitHub: lowercase, without punctuation, and with hyphens for spaces. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a document. A repeated heading gets a number: `accounts-1`. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  const tokens = markdown.parse(read(file), {});
  for (const [i, { type }] of tokens.entries()) {
    if (type !== 'heading_open') continue;
    const heading = (tokens[i + 1]?.children ?? []).map(({ content }) => content).join('');
    const slug = slugOf(heading);
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

const anchors = new Map<string, Set<string>>();

function isBroken({ to }: Citation): boolean {
  const [path = '', anchor] = to.split('#');
  if (!statSync(join(cwd, path), { throwIfNoEntry: false })) return true;
  if (anchor === undefined) return false;
  const known = anchors.get(path) ?? anchorsOf(path);
  anchors.set(path, known);
  return !known.has(anchor);
}

test('every citation of a document resolves to a heading', () => {
  const citations = filesOf(
    '*.{graphql,js,md,ts,yml}',
    '{Caddyfile,Dockerfile}',
    '{.ci,deploy}/*',
    'docs/*.md',
    '{api,web}/**/*.{css,graphql,html,js,md,prisma,ts,tsx}',
  ).flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, i) =>
        [...line.matchAll(/\bdocs\/[\w-]+\.md(#[\w-]+)?/g)].map(([to]) => ({ from: `${file}:${i + 1}`, to })),
      ),
  );
  expect(citations.length).toBeGreaterThan(150);
  expect(citations.filter(isBroken)).toEqual([]);
});

test('every link in a document resolves to a file and, if it has an anchor, to a heading', () => {
  const links = filesOf('*.md', 'docs/*.md', '{api,web}/**/*.md').flatMap((from) =>
    markdown
      .parse(read(from), {})
      .flatMap(({ children }) => children ?? [])
      .map((token) => String(token.attrGet('href') ?? ''))
      .filter((href) => href !== '' && !URL.canParse(href))
      .map((href) => ({ from, to: href.startsWith('#') ? from + href : posix.join(from, '..', href) })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(isBroken)).toEqual([]);
});

test('README names every folder of the sources', () => {
  for (const side of ['api', 'web']) {
    const [tree = ''] = new RegExp(String.raw`\n${side}/\n(?: .*\n)+`).exec(read('README.md')) ?? [];
    const folders = readdirSync(join(cwd, side, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !exclude(entry.name))
      .map(({ name }) => name);
    expect(folders.filter((name) => !new RegExp(String.raw`\s${name}/`).test(tree))).toEqual([]);
  }
});
