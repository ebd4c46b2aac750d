import { expect, test } from 'vitest';
import { addCommunities } from '../communities/communities.samples.ts';
import { addContent } from '../content/content.samples.ts';
import { addNews } from '../news/news.samples.ts';
import { addPartners } from '../partners/partners.samples.ts';
import { addPatterns } from '../patterns/patterns.samples.ts';
import { recordStatements } from '../testing/statements.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addTimelineItems } from '../timeline/timeline.samples.ts';
import { foundOfKind, type FoundItem } from './findItems.ts';

const statements = recordStatements();
const { graphql, signIn } = useTestApp();

const query = 'query ($query: String!) { findItems(query: $query) { kind path titleEn titleId isPublic } }';

async function find(text: string): Promise<FoundItem[]> {
  const { data } = await graphql<{ findItems: FoundItem[] }>(query, { query: text }, await signIn());
  return data.findItems;
}

test('finds items of every noun by a title in either language, drafts too, in one statement', async () => {
  const [article] = await addNews({ titleEn: 'Zindigo blue', titleId: 'Biru', published: false });
  const [community] = await addCommunities({ nameId: 'Kampung zindigo', active: true });
  const [partner] = await addPartners({ name: 'Zindigo & co.', active: false });
  const [pattern] = await addPatterns({ nameEn: 'ZINDIGO' });
  const [item] = await addTimelineItems({ titleEn: 'Zindigo arrives' });
  await addContent({ key: 'zindigo_text', valueEn: 'x', valueId: 'x' });
  await find('warm up');
  const before = statements.length;
  const found = await find('zindigo');
  expect(found.map(({ kind, path, isPublic }) => [kind, path, isPublic])).toEqual([
    ['article', `/admin/news/${article?.id}`, false],
    ['community', `/admin/communities/${community?.id}`, true],
    ['partner', `/admin/partners/${partner?.id}`, false],
    ['pattern', `/admin/patterns/${pattern?.id}`, true],
    ['timelineItem', `/admin/timeline/${item?.id}`, true],
    ['content', '/admin/content?edit=zindigo_text', true],
  ]);
  expect(found[0]).toMatchObject({ titleEn: 'Zindigo blue', titleId: 'Biru' });
  expect(statements.slice(before).filter(({ sql }) => sql.includes('UNION ALL'))).toHaveLength(1);
});

test('needs every word, takes % and _ literally, and finds nothing without words', async () => {
  await addNews({ titleEn: 'Wax and water' }, { titleEn: '100% wax' });
  expect(await find('water wax')).toHaveLength(1);
  expect(await find('wax')).toHaveLength(2);
  expect((await find('%')).map(({ titleEn }) => titleEn)).toEqual(['100% wax']);
  expect(await find('_')).toEqual([]);
  expect(await find(' ')).toEqual([]);
});

test(`finds the newest ${foundOfKind} of a kind`, async () => {
  const titles = Array.from({ length: foundOfKind + 1 }, (_, index) => ({ titleEn: `Wax ${index}` }));
  await addNews(...titles);
  const found = await find('wax');
  expect(found.map(({ titleEn }) => titleEn)).toEqual(['Wax 5', 'Wax 4', 'Wax 3', 'Wax 2', 'Wax 1']);
});

test('refuses a text beyond the limit', async () => {
  const { errors } = await graphql(query, { query: 'x'.repeat(201) }, await signIn());
  expect(errors?.[0]?.extensions?.code).toBe('VALIDATION_FAILED');
  expect(await find('x'.repeat(200))).toEqual([]);
});
