import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromZoned, inZone, partsOf, toZoned } from '../../admin/form/zonedDateTime.ts';
import { zonedMoment } from '../../language/zonedMoment.ts';
import { effectOf, sentGoLiveAt } from './goLive.ts';
import { newsFields } from './newsFields.ts';

const now = Date.parse('2026-12-01T00:00:00Z');
const [past, future, later] = ['2026-11-30T09:00+07:00', '2026-12-03T09:00+07:00', '2026-12-10T09:00+07:00'];

const fresh = newsFields.initial;
const written = (changes: Partial<typeof fresh> = {}) => ({
  ...fresh,
  titleEn: 'Wax',
  publishedAt: past,
  ...changes,
});

describe('a publication date in the future', () => {
  test.each([
    ['schedules a new article', fresh, { publishedAt: future }, fromZoned(future)],
    ['schedules a draft', written({ published: false }), { publishedAt: future }, fromZoned(future)],
    ['schedules an article that is out', written(), { publishedAt: future }, fromZoned(future)],
    [
      'that a draft already had schedules it',
      written({ published: false, publishedAt: future }),
      {},
      fromZoned(future),
    ],
    [
      'that is not changed does not hide what is out',
      written({ publishedAt: future }),
      { titleEn: 'W' },
      undefined,
    ],
    ['moves', written({ publishedAt: future, goLiveAt: future }), { publishedAt: later }, fromZoned(later)],
    [
      'that becomes past publishes',
      written({ publishedAt: future, goLiveAt: future }),
      { publishedAt: past },
      null,
    ],
    [
      'that is emptied stays',
      written({ publishedAt: future, goLiveAt: future }),
      { publishedAt: '' },
      undefined,
    ],
  ])('%s', (_what, base, changes, sent) => {
    expect(sentGoLiveAt({ ...base, ...changes }, base, now)).toBe(sent);
  });

  test('is not one in the past', () => {
    expect(sentGoLiveAt({ ...fresh, publishedAt: past }, fresh, now)).toBeUndefined();
  });
});

test.each([
  ['readers see it', fresh, {}, { kind: 'now', at: '', until: '' }],
  ['a draft', fresh, { published: false }, { kind: 'draft' }],
  ['a draft with a date', fresh, { published: false, publishedAt: future }, { kind: 'draft' }],
  ['taken back', written(), { published: false }, { kind: 'hidden' }],
  [
    'scheduled',
    fresh,
    { publishedAt: future, expireAt: later },
    { kind: 'scheduled', at: future, until: later },
  ],
  [
    'still scheduled',
    written({ goLiveAt: future, publishedAt: future }),
    {},
    { kind: 'scheduled', at: future, until: '' },
  ],
  ['taken down', written({ expireAt: past }), {}, { kind: 'over' }],
  ['until', written(), { expireAt: later }, { kind: 'now', at: '', until: later }],
])('the sentence beside the button says what it does: %s', (_what, base, changes, effect) => {
  expect(effectOf({ ...base, ...changes }, base, now)).toEqual(effect);
});

test('clearing when it is taken down is sent, and unchanged moments are not', () => {
  const base = written({ expireAt: later });
  expect(newsFields.input({ ...base, expireAt: '' }, base)).toMatchObject({ expireAt: null });
  expect(newsFields.input(base, base)).not.toHaveProperty('expireAt');
});

describe('a time in a zone', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    // The zones of Indonesia, whatever the browser’s.
    ['2026-12-03T09:00+07:00', '2026-12-03T02:00:00.000Z'],
    ['2026-12-03T09:00+08:00', '2026-12-03T01:00:00.000Z'],
    ['2026-12-03T09:00+09:00', '2026-12-03T00:00:00.000Z'],
    // The browser’s, in winter and in summer.
    ['2026-12-03T09:00', '2026-12-03T08:00:00.000Z'],
    ['2026-07-03T09:00', '2026-07-03T07:00:00.000Z'],
    // The last minute before the clock is set forward, a skipped one, and the first after.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    // One that the clock shows twice.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (value, iso) => {
    expect(fromZoned(value)).toBe(iso);
    expect(fromZoned(toZoned(iso))).toBe(iso);
    // The value names its offset, so that every browser and the server read the same moment.
    const [time, zone] = [value.slice(0, 16), partsOf(value).offset ?? ''];
    const held = inZone(time, zone);
    expect(held).toMatch(/[+-]\d\d:\d\d$/);
    expect(partsOf(held)).toEqual({ time, offset: zone });
    vi.stubEnv('TZ', 'America/New_York');
    expect(fromZoned(held)).toBe(iso);
    expect(new Date(partsOf(held).offset === '' ? partsOf(held).time : held).toISOString()).toBe(iso);
  });

  test('is named, in both languages', () => {
    const iso = '2026-12-03T02:00:00.000Z';
    expect(zonedMoment('en', iso)).toBe('December 3, 2026, 09:00 WIB');
    expect(zonedMoment('id', iso)).toBe('3 Desember 2026, 09.00 WIB');
    expect(zonedMoment('en', iso, '+09:00')).toBe('December 3, 2026, 11:00 WIT');
    expect(zonedMoment('en', iso, '')).toBe('December 3, 2026, 03:00 Europe/Berlin');
    expect(partsOf(toZoned(iso))).toEqual({ time: '2026-12-03T09:00', offset: '+07:00' });
    expect(partsOf('')).toEqual({ time: '', offset: null });
    for (const none of ['nonsense', 'this is not a moment of any calendar', '2026-13-01T00:00+07:00'])
      expect([partsOf(none), fromZoned(none)]).toEqual([{ time: '', offset: null }, '']);
  });
});
