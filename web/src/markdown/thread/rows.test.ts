import { expect, test } from 'vitest';
import { levelsOf, placeHeight, type Laid } from './levels.ts';
import { rowsOf, type Block } from './rows.ts';

const paragraph = (length: number): Block => ({ kind: 'paragraph', length });
const heading = (length = 20): Block => ({ kind: 'heading2', length });
const pairs = (english: Block[], indonesian: Block[]) =>
  rowsOf(english, indonesian).map(({ en, id }) => `${en ?? '–'}${id ?? '–'}`);

test('pairs texts of as many blocks one by one, whatever their lengths', () => {
  const english = [paragraph(300), heading(), paragraph(50), { kind: 'bulletList', length: 90 }];
  const indonesian = [paragraph(90), heading(60), paragraph(400), paragraph(90)];
  expect(pairs(english, indonesian)).toEqual(['00', '11', '22', '33']);
});

test('finds the paragraph that a language lacks', () => {
  const english = [paragraph(300), heading(), paragraph(120), paragraph(80), heading(), paragraph(200)];
  const indonesian = [paragraph(310), heading(), paragraph(130), heading(), paragraph(210)];
  expect(pairs(english, indonesian)).toEqual(['00', '11', '22', '3–', '43', '54']);
  expect(pairs(indonesian, english)).toEqual(['00', '11', '22', '–3', '34', '45']);
});

test('does not pair a heading with anything but a heading of its level', () => {
  expect(pairs([heading(), paragraph(50)], [paragraph(50)])).toEqual(['0–', '10']);
  expect(pairs([heading()], [{ kind: 'heading3', length: 20 }])).toEqual(['0–', '–0']);
});

test('takes an empty paragraph for what is being written there', () => {
  const english = [paragraph(100), paragraph(200), paragraph(300)];
  expect(pairs(english, [paragraph(110), paragraph(0), paragraph(310)])).toEqual(['00', '11', '22']);
  expect(pairs(english, [])).toEqual(['0–', '1–', '2–']);
  expect(pairs([], [])).toEqual([]);
});

/** Blocks one below the other, 10 px apart. */
function laid(...blocks: (Block & { height: number })[]): Laid[] {
  let top = 0;
  return blocks.map((block) => {
    const placed = Object.assign({}, block, { top });
    top += block.height + 10;
    return placed;
  });
}
const high = (height: number, length = 100) => ({ ...paragraph(length), height });
const levelled = (english: Laid[], indonesian: Laid[]) =>
  levelsOf(rowsOf(english, indonesian), { en: english, id: indonesian });

test('lets the blocks of a row begin at the same height', () => {
  const { shifts, beads, places, bottoms } = levelled(
    laid(high(50), high(20), high(40)),
    laid(high(80), high(20), high(90)),
  );
  expect(shifts).toEqual({ en: [0, 30, 0], id: [0, 0, 0] });
  expect(beads).toEqual([0, 90, 120].map((top) => ({ top, isOpen: false })));
  expect(places).toEqual([]);
  expect(bottoms).toEqual({ en: 160, id: 210 });
});

test('leaves one place for all that a language lacks in a row, and moves on below it', () => {
  const english = laid(high(50), { ...heading(), height: 20 }, high(10, 300), high(10, 400));
  const indonesian = laid(high(50));
  const { beads, places, bottoms } = levelled(english, indonesian);
  expect(places).toEqual([{ language: 'id', top: 66, height: placeHeight, at: 1, lacks: [1, 2, 3] }]);
  expect(beads).toEqual([
    { top: 0, isOpen: false },
    { top: 66, isOpen: true },
  ]);
  expect(bottoms).toEqual({ en: 126, id: 66 + placeHeight });

  const followed = levelled(
    laid({ ...heading(), height: 20 }, high(10, 300), { ...heading(), height: 20 }),
    laid({ ...heading(), height: 20 }, { ...heading(), height: 20 }),
  );
  const next = 36 + placeHeight + 16;
  expect(followed.beads.at(-1)).toEqual({ top: next, isOpen: false });
  expect(followed.shifts).toEqual({ en: [0, 6, next - 56], id: [0, next - 30] });
});

test('opens a bead only where one language has text', () => {
  const one = levelled(laid(high(20), high(20, 0)), laid(high(20, 0), high(20, 0)));
  expect(one.beads).toEqual([{ top: 0, isOpen: true }]);
  expect(one.places).toEqual([]);
  const trailing = levelled(laid(high(20), high(20, 0)), laid(high(20)));
  expect(trailing.beads).toEqual([{ top: 0, isOpen: false }]);
  expect(trailing.places).toEqual([]);
});
