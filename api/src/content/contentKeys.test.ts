import { describe, expect, test } from 'vitest';
import { contentKeys } from '../../../web/src/shared/content/contentKeys.ts';
import { prisma } from '../database/client.ts';
import { contentEntries } from '../database/seed/content.ts';
import { seed } from '../database/seed/seed.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addContent, title } from './content.samples.ts';
import { contentEntryInput } from './contentInput.ts';

const { graphql, signIn } = useTestApp();

const fallbackOf = (key: string) => contentKeys.find((declared) => declared.key === key)?.fallback.en ?? '';

describe('the declaration', () => {
  test('lists each key once', () => {
    const names = contentKeys.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has valid fallbacks, except for images, links and contacts, which may be absent', () => {
    for (const { key, kind, fallback } of contentKeys) {
      const absent = fallback.en === '' && fallback.id === '';
      if (absent && ['image', 'link', 'contact'].includes(kind)) continue;
      const entry = { key, valueEn: fallback.en, valueId: fallback.id };
      expect(contentEntryInput.safeParse(entry)).toEqual({ success: true, data: entry });
    }
  });

  test('has criteria that add up to a hundred percent', () => {
    const shares = [1, 2, 3, 4, 5].map((number) =>
      Number.parseFloat(fallbackOf(`competition.criteria.${number}.percentage`)),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });

  test('has dates in ascending order', () => {
    const days = [1, 2, 3, 4, 5].flatMap((number) =>
      ['start', 'end'].map((end) => fallbackOf(`competition.timeline.${number}.${end}`)),
    );
    expect(days).toEqual(days.toSorted());
    expect([days[0], days[1], days.at(-2), days.at(-1)]).toEqual([
      '2025-01-10',
      '2025-02-28',
      '2025-10-16',
      '2025-10-20',
    ]);
  });
});

describe('the sample content', () => {
  test('has an entry for every key, each valid as an editor’s input', () => {
    expect(contentEntries.map(({ key }) => key)).toEqual(contentKeys.map(({ key }) => key));
    for (const entry of contentEntries) {
      expect(contentEntryInput.safeParse(entry)).toEqual({ success: true, data: entry });
    }
  });

  test('is added once, and never overwrites entries', async () => {
    await addContent({});
    await seed();
    await seed();
    expect(await prisma.contentEntry.count()).toBe(contentKeys.length);
    expect(await prisma.contentEntry.findUnique({ where: { key: title.key } })).toMatchObject(title);
  });
});

describe('the coverage', () => {
  const coverage = async (fields: string) => {
    const { data } = await graphql<{ contentKeys: { key: string }[] }>(
      `{ contentKeys { key ${fields} } }`,
      {},
      await signIn(),
    );
    return data.contentKeys;
  };

  test('lists every declared key in the site’s order, then unknown ones', async () => {
    await addContent({ key: 'z' }, { key: 'hero_title' }, { key: 'a' });
    const rows = await coverage('state');
    expect(rows.map(({ key }) => key)).toEqual([...contentKeys.map(({ key }) => key), 'a', 'z']);
    expect(rows.filter((row) => 'state' in row && row.state !== 'FALLBACK')).toEqual([
      { key: 'hero_title', state: 'SET' },
      { key: 'a', state: 'UNKNOWN' },
      { key: 'z', state: 'UNKNOWN' },
    ]);
  });

  const details =
    'group kind labelEn labelId placeEn placeId placePath fallbackEn fallbackId untranslated entry { valueEn version }';

  test('includes the declaration and the stored entry', async () => {
    await addContent({ key: 'competition.stage.2.description', valueEn: 'Same', valueId: 'Same' });
    const rows = await coverage(details);
    const declared = contentKeys.find(({ key }) => key === 'competition.stage.2.description');
    expect(rows.find(({ key }) => key === declared?.key)).toEqual({
      key: 'competition.stage.2.description',
      group: 'competition',
      kind: 'LONG_TEXT',
      labelEn: 'Stage 2: text',
      labelId: 'Tahap 2: teks',
      placeEn: 'Competition: stages',
      placeId: 'Kompetisi: tahapan',
      placePath: '/competition',
      fallbackEn: declared?.fallback.en,
      fallbackId: declared?.fallback.id,
      untranslated: true,
      entry: { valueEn: 'Same', version: 1 },
    });
  });

  test('has no declaration for an unknown key', async () => {
    await addContent({ key: 'campaign-2027' });
    expect((await coverage('kind group labelEn fallbackEn untranslated')).at(-1)).toEqual({
      key: 'campaign-2027',
      kind: null,
      group: null,
      labelEn: null,
      fallbackEn: null,
      untranslated: false,
    });
  });

  test('of one key is found by its global id, by admins only', async () => {
    const find = async (key: string, headers = {}) => {
      const id = Buffer.from(`ContentKey:${key}`).toString('base64');
      const query = `{ node(id: "${id}") { ... on ContentKey { key state } } }`;
      const { data, errors } = await graphql<{ node: object | null }>(query, {}, headers);
      expect(errors).toBeUndefined();
      return data.node;
    };
    const session = await signIn();
    expect(await find('hero_title', session)).toEqual({ key: 'hero_title', state: 'FALLBACK' });
    expect(await find('hero_title')).toBeNull();
    expect(await find('nowhere', session)).toBeNull();
    expect(await find('\0', session)).toBeNull();
  });
});
