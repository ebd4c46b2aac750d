import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../language/LanguageProvider.tsx';
import { Reader } from '../../language/reader.ts';
import { ArchiveProblems } from './ArchiveProblems.tsx';

const ofTheFile = { entity: null, row: null, field: null, limit: null, reason: null };
const server = 'The server’s English.';

/** The text shown for a file with one problem. */
function textOf(
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
])('explains a file rejected with %s only in Indonesian', (code, text) => {
  expect(textOf('id', { code })).toBe(`situs.json tidak dapat diimpor${text}`);
});

test('describes a place in a file only in Indonesian', () => {
  const problem = { code: 'DUPLICATE', entity: 'news', row: 3, field: 'id' };
  expect(textOf('id', problem)).toMatch(/Berita, baris 3, id muncul dua kali\.\s*$/);
});

test('adds the server’s message in English', () => {
  expect(textOf('en', { code: 'NOT_JSON' })).toContain(server);
});
