import { describe, expect, test } from 'vitest';
import { testActive } from '../testing/noun/active.ts';
import { testPages } from '../testing/noun/pages.ts';
import { useTestApp } from '../testing/testApp.ts';
import { addTimelineItems, timelineNoun } from './timeline.samples.ts';

const app = useTestApp();

describe('active and inactive items', () => {
  testActive(app, timelineNoun);
});

/** 27 items, three for each pair of order and year, stored in a different order than the list’s. */
async function addMany(): Promise<number[]> {
  const rows = await addTimelineItems(
    ...Array.from({ length: 27 }, (_, i) => ({
      order: (i * 7) % 3,
      yearEn: `${1641 + (Math.floor(i / 3) % 3)}`,
    })),
  );
  return rows
    .toSorted((a, b) => a.order - b.order || Number(a.yearEn) - Number(b.yearEn) || a.id - b.id)
    .map(({ id }) => id);
}

describe('the list', () => {
  testPages(app, timelineNoun, addMany);

  test('is sorted by order, then by English year, then by id', async () => {
    const [a, b, c, d] = await addTimelineItems(
      { order: 2, yearEn: '1641' },
      { order: 1, yearEn: '2009' },
      { order: 1, yearEn: '1817' },
      { order: 1, yearEn: '1817' },
    );
    const response = await app.send(timelineNoun.path);
    const body = (await response.json()) as { id: number }[];
    expect(body.map(({ id }) => id)).toEqual([c?.id, d?.id, b?.id, a?.id]);
  });

  test('can be paged with any year that may be stored', async () => {
    const yearEn = 'ꦧ'.repeat(50);
    const rows = await addTimelineItems({ yearEn }, { yearEn: '“Before” 1817\\' }, { yearEn: `it's` });
    const seen: number[] = [];
    let next: string | undefined = `${timelineNoun.path}?limit=1`;
    while (next) {
      const response: Response = await app.send(next);
      seen.push(...((await response.json()) as { id: number }[]).map(({ id }) => id));
      next = /^<([^>]+)>/.exec(response.headers.get('Link') ?? '')?.[1];
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  });

  test.each([
    ['a number instead of a year', [1, 1817, 1]],
    ['text instead of an order', ['1', '1817', 1]],
    ['text that the database cannot store', [1, '18\u000017', 1]],
    ['no year', [1, null, 1]],
    ['the values of another list', [1]],
  ])('refuses a cursor with %s', async (_what, values) => {
    const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
    const response = await app.send(`${timelineNoun.path}?after=${cursor}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The cursor does not belong to this list.' });
  });
});
