import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import { ArchiveProblems } from './ArchiveProblems.tsx';

const ofTheFile = { entity: null, row: null, field: null, limit: null, reason: null };
const server = 'The server’s English.';

/** What is said of a file with one problem. */
function told(
  language: 'en' | 'id',
  problem: { code: string; entity?: string; row?: number; field?: string },
) {
  const { container } = render(
    <LanguageProvider reader={new Reader(language)}>
      <ArchiveProblems name="situs.json" problems={[{ ...ofTheFile, ...problem, message: server }]} />
    </LanguageProvider>,
  );
  return container.textContent;
}

test.each([
  ['NOT_JSON', 'Berkas ini rusak (bukan JSON yang valid). Ekspor lagi, atau pakai salinan lain.'],
  ['NOT_AN_ARCHIVE', 'Berkas ini bukan arsip situs ini. Pilih berkas yang diekspor dari sini.'],
  ['NEWER_VERSION', 'Arsip ini berasal dari versi situs yang lebih baru. Perbarui server ini lebih dulu.'],
])('a file refused by %s is told of in Indonesian alone', (code, text) => {
  expect(told('id', { code })).toBe(`situs.json tidak dapat diimpor${text}`);
});

test('a place in a file is told of in Indonesian alone', () => {
  const problem = { code: 'DUPLICATE', entity: 'news', row: 3, field: 'id' };
  expect(told('id', problem)).toMatch(/Berita, baris 3, id muncul dua kali\.\s*$/);
});

test('a reader of English sees the server’s own words too', () => {
  expect(told('en', { code: 'NOT_JSON' })).toContain(server);
});
