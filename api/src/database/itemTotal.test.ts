import { expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { useTestApp } from '../testing/testApp.ts';

const { graphql, signIn } = useTestApp();

async function total(args: string) {
  const { data, errors } = await graphql<{ itemTotal: object | null }>(
    `{ itemTotal(${args}) { matching all } }`,
    {},
    await signIn(),
  );
  return data?.itemTotal ?? errors?.[0]?.message;
}

test('counts the items of a noun, inactive ones included, and those that match a filter', async () => {
  await addCommunities({}, { active: false }, { descriptionEn: 'Wax', descriptionId: '' });
  expect(await total('entity: Community')).toEqual({ matching: 3, all: 3 });
  expect(await total('entity: Community, translation: MISSING')).toEqual({ matching: 1, all: 3 });
  expect(await total('entity: Community, active: false')).toEqual({ matching: 1, all: 3 });
  expect(await total('entity: Community, active: true, translation: MISSING')).toEqual({
    matching: 1,
    all: 3,
  });
});

test('refuses a filter by translation for items without texts in both languages', async () => {
  await addPartners({});
  expect(await total('entity: Partner')).toEqual({ matching: 1, all: 1 });
  expect(await total('entity: Partner, translation: MISSING')).toBe(
    'These items have no texts in both languages.',
  );
});

test('refuses a filter by what is active for items that are never inactive', async () => {
  expect(await total('entity: BatikPattern, active: true')).toBe('These items are never inactive.');
});
