import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capabilitiesOf, rolesWith, type Role } from './capabilities.ts';

const product = readFileSync(join(import.meta.dirname, '../../../docs/product.md'), 'utf8');

/** The capabilities in the row of the table that begins with the role (docs/product.md#roles). */
function documented(role: Role): string[] {
  const row = new RegExp(`^\\| ${role} +\\|(.*)$`, 'm').exec(product)?.[1] ?? '';
  return [...row.matchAll(/`([\w]+\.\w+)`/g)].map(([, capability]) => capability ?? '');
}

const capabilitiesOfRole = (role: Role) =>
  capabilitiesOf({ role, limitedTo: null, factorDueAt: null }).toSorted();

test('each role has what the product’s rules give it, besides what the lower ones have', () => {
  const author = documented('author');
  const editor = [...author, ...documented('editor')];
  const owner = [...editor, ...documented('owner')];
  expect(capabilitiesOfRole('author')).toEqual(author.toSorted());
  expect(capabilitiesOfRole('editor')).toEqual(editor.toSorted());
  expect(capabilitiesOfRole('owner')).toEqual(owner.toSorted());
  expect(owner.toSorted()).toEqual(Object.keys(rolesWith).toSorted());
});
