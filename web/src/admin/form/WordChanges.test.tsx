import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkedWords, WordChanges } from './WordChanges.tsx';

function shown(before: string, after: string): string {
  const { container } = render(<WordChanges before={before} after={after} />);
  return container.innerHTML.replaceAll(/<\/?span>/g, '');
}

test('marks the words that were removed and added, and shows markup as text', () => {
  expect(shown('The vat is warm.', 'The vat is <b>cold</b>.')).toBe(
    'The vat is <del>warm</del><ins>&lt;b&gt;cold&lt;/b&gt;</ins>.',
  );
});

test('leaves out the middle of what stayed the same', () => {
  const same = 'wax '.repeat(100);
  const text = shown(`one ${same}two`, `uno ${same}due`);
  expect(text).toContain(' … ');
  expect(text.length).toBeLessThan(same.length);
  expect(text.startsWith('<del>one</del><ins>uno</ins>')).toBe(true);
  expect(text.endsWith('<del>two</del><ins>due</ins>')).toBe(true);
});

test('shows texts that differ in too much one after the other', () => {
  const [before, after] = ['a', 'b'].map((name) =>
    Array.from({ length: 1_500 }, (_, i) => name + i).join(' '),
  );
  expect(shown(String(before), String(after))).toBe(`<del>${before}</del><ins>${after}</ins>`);
});

test('marks the words that another text does not have', () => {
  const { container } = render(<MarkedWords text="The vat is cold." other="The blue vat is warm." />);
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '')).toBe('The vat is <mark>cold</mark>.');
});
