import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = 'web/src';

// Blink then restyles all descendants of each element that gets a child: on the home page, every part that loads restyled
// 559 elements.
test('no style selects any element by the sibling before it', () => {
  const styles = globSync('**/*.css.ts', { cwd: source });
  expect(styles.length).toBeGreaterThan(100);
  const mistaken = styles.filter((file) => /[+~] \*['`,)]/.test(readFileSync(`${source}/${file}`, 'utf8')));
  expect(mistaken).toEqual([]);
});
