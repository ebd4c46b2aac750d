import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { prisma } from '../database/client.ts';
import { useTestApp } from '../testing/testApp.ts';

const { send } = useTestApp();

// Texts, too (RFC 7986, section 5.1), which the parser does not know.
for (const name of ['name', 'x-wr-calname'])
  Object.assign(ICAL.design.icalendar.property, { [name]: { defaultType: 'text' } });

interface Stored {
  key: string;
  valueEn: string;
  valueId: string;
  hidden?: boolean;
}
const store = (...data: Stored[]) => prisma.contentEntry.createMany({ data });
const inBoth = (key: string, value: string, hidden = false): Stored => ({
  key,
  valueEn: value,
  valueId: value,
  hidden,
});

/** The calendar as a reader’s program parses it. */
async function calendar(language = 'en') {
  const response = await send(`/calendar.ics?lang=${language}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const text = await response.text();
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const property = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  return { text, component, events, property };
}

describe('the calendar to subscribe to', () => {
  test('has the five dates of the edition as whole days, with exclusive ends', async () => {
    const { events, property } = await calendar();
    expect(
      events.map(({ uid, startDate, endDate }) => [
        uid,
        String(startDate),
        String(endDate),
        startDate.isDate,
      ]),
    ).toEqual([
      ['competition.2025.timeline.1@localhost', '2025-01-10', '2025-03-01', true],
      ['competition.2025.timeline.2@localhost', '2025-03-01', '2025-05-01', true],
      ['competition.2025.timeline.3@localhost', '2025-05-12', '2025-06-01', true],
      ['competition.2025.timeline.4@localhost', '2025-07-07', '2025-09-27', true],
      ['competition.2025.timeline.5@localhost', '2025-10-16', '2025-10-21', true],
    ]);
    expect(property('version')).toBe('2.0');
    expect(property('name')).toBe('National Batik Pageant: 2025 activity timeline');
    expect(property('refresh-interval')).toBe('PT12H');
  });

  test.each([
    ['en', 'National Batik Pageant: Final contest', 'October 16–20, 2025'],
    ['id', 'Pemilihan Duta Batik Nasional: Babak final', '16–20 Oktober 2025'],
  ])('is in the language of its address: %s', async (language, summary, days) => {
    const { events } = await calendar(language);
    const last = events.at(-1);
    expect([last?.summary, last?.location]).toEqual([summary, 'Indonesia']);
    expect(last?.description).toContain(days);
    expect(String(last?.component.getFirstPropertyValue('url'))).toBe(
      `http://localhost:4000/competition?lang=${language}`,
    );
  });

  test('folds long texts at 75 octets, between characters, and keeps them whole', async () => {
    const long =
      'Pendaftaran “gelombang pertama”; syarat, berkas — dan jadwal lengkap\nbagi para duta batik 🧵 '
        .repeat(9)
        .trim();
    await store(
      inBoth('competition.timeline.title', 'Jadwal, 2025; baru'),
      inBoth('competition.timeline.1.title', 'A, B; C\\'),
      inBoth('competition.content', long),
    );
    const { text, events, property } = await calendar('id');
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/);
    expect(events[0]?.summary).toBe('Pemilihan Duta Batik Nasional: A, B; C\\');
    expect(events[0]?.description).toContain(long);
    expect(property('name')).toBe('Pemilihan Duta Batik Nasional: Jadwal, 2025; baru');
  });

  test('has no properties from a text, whatever is in it', async () => {
    await store(inBoth('site_name', 'Batik; Jawa, Bali\nX-OURS:1\r\nBEGIN:VEVENT'));
    const { component, property } = await calendar();
    for (const name of ['name', 'x-wr-calname'])
      expect(property(name)).toBe('Batik; Jawa, Bali\nX-OURS:1\nBEGIN:VEVENT: 2025 activity timeline');
    expect(component.getFirstProperty('x-ours')).toBeNull();
  });

  test('is made of whole lines', async () => {
    const { text } = await calendar();
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  test('leaves its days free for other appointments', async () => {
    const { events } = await calendar();
    const transparencies = events.map(({ component }) => component.getFirstPropertyValue('transp'));
    expect(transparencies).toEqual(Array<string>(5).fill('TRANSPARENT'));
  });

  test('numbers its revisions', async () => {
    const sequence = async () => (await calendar()).events[0]?.sequence ?? 0;
    const before = await sequence();
    await store(inBoth('competition.timeline.1.title', 'Registration'));
    expect(await sequence()).toBeGreaterThan(before);
  });

  test('moves a date within its edition, and has other events for the next edition', async () => {
    const uids = async () => (await calendar()).events.map(({ uid }) => uid);
    const before = await uids();
    await store(inBoth('competition.timeline.5.end', '2025-10-24'));
    expect(await uids()).toEqual(before);
    await prisma.contentEntry.updateMany({ data: { valueEn: '2026-10-24' } });
    const after = await uids();
    expect(after).toHaveLength(5);
    expect(after.filter((uid) => before.includes(uid))).toEqual([]);
  });

  test('leaves out hidden dates, hidden facts and dates that do not exist', async () => {
    await store(
      inBoth('competition.timeline.2.title', 'Secret', true),
      inBoth('competition.timeline.3.start', '2025-02-30'),
      inBoth('competition.timeline.place', 'Secret', true),
    );
    const { text, events } = await calendar();
    expect(events.map(({ uid }) => uid.split('@')[0]?.split('.').at(-1))).toEqual(['1', '4', '5']);
    expect(text).not.toMatch(/Secret|LOCATION/);
  });

  test('stays the same until an editor changes it', async () => {
    await store(
      inBoth('competition.timeline.1.start', '2026-01-10'),
      inBoth('competition.timeline.1.end', '2026-02-28'),
    );
    const first = await send('/calendar.ics?lang=en');
    const etag = first.headers.get('ETag') ?? '';
    const known = () => send('/calendar.ics?lang=en', { headers: { 'If-None-Match': etag } });
    expect((await known()).status).toBe(304);
    const updatedAt = new Date('2026-05-06T07:08:09Z');
    await prisma.contentEntry.updateMany({
      data: { valueEn: '2026-01-12', updatedAt },
      where: { key: { endsWith: 'start' } },
    });
    expect((await known()).status).toBe(200);
    const { events } = await calendar();
    expect(String(events[0]?.startDate)).toBe('2026-01-12');
  });

  test('is in the reader’s language if its address names none, and one answer for any other parameter', async () => {
    const read = async (path: string, language: string) =>
      (await send(path, { headers: { 'Accept-Language': language } })).text();
    expect(await read('/calendar.ics?utm=1', 'en')).toContain('Final contest');
    expect(await read('/calendar.ics', 'id')).toContain('Babak final');
  });
});
