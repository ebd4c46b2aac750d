import { testChangesOverGraphql, testChangesOverRest } from '../testing/noun/changes.ts';
import { testInput, testInputOverRest } from '../testing/noun/input.ts';
import { useTestApp } from '../testing/testApp.ts';
import { timelineNoun } from './timeline.samples.ts';
import { describe, expect, test } from 'vitest';

const app = useTestApp();

testChangesOverGraphql(app, timelineNoun);
testChangesOverRest(app, timelineNoun);

const required = ['yearEn', 'yearId', 'titleEn', 'titleId', 'descriptionEn', 'descriptionId', 'imageUrl'];

testInput(app, timelineNoun, {
  limits: {
    yearEn: 50,
    yearId: 50,
    titleEn: 200,
    titleId: 200,
    descriptionEn: 2000,
    descriptionId: 2000,
    imageUrl: 2048,
  },
  required,
});

testInputOverRest(app, timelineNoun, {
  required,
  refused: {
    yearEn: [1817, ['1817'], 'a\nb'],
    imageUrl: ['javascript:alert(1)', '//example.org/a.jpg', '/\\example.org', 'book.jpg'],
    order: ['1', '', 1.5, 100_001, -100_001, true, [1]],
    active: ['true', 1],
  },
});

describe('the order of an item', () => {
  test.each([-100_000, 0, 100_000])('may be %s', async (order) => {
    const response = await app.sendJson(
      'POST',
      timelineNoun.path,
      { ...timelineNoun.least, order },
      await app.signIn(),
    );
    expect(await response.json()).toMatchObject({ order });
  });

  test('is refused with its bounds', async () => {
    const body = { ...timelineNoun.least, order: 100_001 };
    const response = await app.sendJson('POST', timelineNoun.path, body, await app.signIn());
    expect(await response.json()).toMatchObject({
      error: 'order: Enter a whole number from -100,000 to 100,000.',
    });
  });
});
