import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenForms, type Client, type OpenForm } from './openForms.ts';

const place = { entity: 'NewsArticle', itemId: 7, newKey: null };
const sari = (...forms: Partial<OpenForm>[]): Client => ({
  accountId: 1,
  name: 'Sari',
  portraitUrl: '/images/1_sari.png',
  forms: forms.map((form) => Object.assign({ hasTyped: false }, place, form)),
});

let forms: OpenForms;
let changes: boolean[];
const names = () => forms.at(place).map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers();
  forms = new OpenForms();
  changes = [];
  forms.onChange((isOurs) => changes.push(isOurs));
});
afterEach(() => void vi.useRealTimers());

test('a form is open while its browser’s stream is, and five seconds longer', () => {
  const end = forms.enter('a', sari({}));
  expect(names()).toEqual(['Sari']);
  end();
  vi.advanceTimersByTime(4_999);
  expect(names()).toEqual(['Sari']);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual([]);
  expect(changes).toEqual([true, true]);
});

test('the next stream of a browser replaces the last one, whose end then changes nothing', () => {
  const end = forms.enter('a', sari({}));
  forms.enter('a', sari({}));
  end();
  vi.advanceTimersByTime(60_000);
  expect(names()).toEqual(['Sari']);
  expect(changes).toEqual([true]);
  forms.enter('a', sari());
  expect(names()).toEqual([]);
});

test('two browsers of one person are one person, who has typed if one of them has', () => {
  forms.enter('a', sari({ hasTyped: true }));
  forms.enter('b', sari({}));
  expect(forms.at(place)).toEqual([
    { accountId: 1, name: 'Sari', portraitUrl: '/images/1_sari.png', hasTyped: true },
  ]);
});

test('the forms of stored items are found by their kind', () => {
  forms.enter('a', sari({}, { entity: 'Partner' }, { itemId: null, newKey: 'new' }));
  expect(forms.of('NewsArticle')).toEqual([place]);
});

test('another server’s forms are replaced with its news, and closed after 25 silent seconds', () => {
  forms.receive('other', [sari({})]);
  vi.advanceTimersByTime(24_999);
  expect(names()).toEqual(['Sari']);
  forms.receive('other', [sari({})]);
  vi.advanceTimersByTime(24_999);
  expect(names()).toEqual(['Sari']);
  vi.advanceTimersByTime(1);
  expect(names()).toEqual([]);
  expect(changes).toEqual([false, false]);
});
