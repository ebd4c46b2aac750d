import type { Env, MarkdownIt } from 'markdown-it';
import type { Language } from './language.ts';

const names = {
  en: { table: 'Table', code: 'Code' },
  id: { table: 'Tabel', code: 'Kode' },
} as const;

/**
 * The attributes of the next table or code of a text, which may be wider than the page: the keyboard can reach and
 * scroll it.
 * @param environment what the renderer knows about the text: its language, and the number of blocks so far
 */
export function scrollable(environment: Env = {}, kind: 'table' | 'code'): string {
  const number = (environment[kind] = Number(environment[kind] ?? 0) + 1);
  const name = names[environment['language'] as Language][kind];
  return `role="region" aria-label="${name} ${number}" tabindex="0"`;
}

/** Lets tables and code scroll sideways inside themselves (docs/product.md#long-texts). */
export function scrollableBlocks({ renderer: { rules } }: MarkdownIt): void {
  for (const name of ['fence', 'code_block'] as const) {
    const renderCode = rules[name];
    rules[name] = (tokens, index, options, environment, renderer) =>
      renderCode?.(tokens, index, options, environment, renderer).replace(
        '<pre',
        `<pre ${scrollable(environment, 'code')}`,
      ) ?? '';
  }
  rules['table_open'] = (_tokens, _index, _options, environment) =>
    `<div ${scrollable(environment, 'table')}>\n<table>\n`;
  rules['table_close'] = () => '</table>\n</div>\n';
}
