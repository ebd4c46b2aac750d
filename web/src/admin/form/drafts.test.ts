import { beforeEach, expect, test } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

test('a draft of an older build goes on in a form that has got, lost or changed fields', () => {
  const base = { title: 'Wax', subtitle: '', published: 'no' };
  writeDraft('news/7', { version: 3, base, values: { ...base, title: 'Old wax', subtitle: 'Dropped' } });
  expect(readDraft('news/7', { title: 'Wax', published: false, place: 'Solo' })).toEqual({
    version: 3,
    base: { title: 'Wax', published: false, place: 'Solo' },
    values: { title: 'Old wax', published: false, place: 'Solo' },
  });
});

test('what is no draft is none', () => {
  for (const text of ['null', '{', '{"version":1}', '7']) {
    sessionStorage.setItem('draft news/7', text);
    expect(readDraft('news/7', { title: 'Wax' })).toBeNull();
  }
});
