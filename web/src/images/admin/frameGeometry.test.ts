import { describe, expect, test } from 'vitest';
import {
  coverIn,
  cutOf,
  focusInPicture,
  uncropped,
  withCut,
  withFocusAt,
  withRatio,
  wholePicture,
  type Frame,
} from './frameGeometry.ts';

const frame: Frame = { focusX: null, focusY: null, ...wholePicture };
const wide = { width: 2000, height: 1000 };

describe('a cut', () => {
  test.each(['left', 'right', 'top', 'bottom'] as const)('at the %s leaves at least a twentieth', (edge) => {
    expect(cutOf(withCut(frame, edge, 300), edge)).toBe(300);
    expect(cutOf(withCut(frame, edge, 950), edge)).toBe(950);
    expect(cutOf(withCut(frame, edge, 1000), edge)).toBe(950);
    expect(cutOf(withCut(frame, edge, -1), edge)).toBe(0);
  });

  test('stops at the opposite edge', () => {
    const cut = withCut(withCut(frame, 'left', 600), 'right', 600);
    expect([cutOf(cut, 'left'), cutOf(cut, 'right')]).toEqual([600, 350]);
  });

  test('keeps the focal point at its place in the picture, also when it is undone', () => {
    const chosen = withFocusAt(frame, 700, 400);
    const cut = withCut(chosen, 'left', 400);
    expect(cut).toMatchObject({ focusX: 500, focusY: 400 });
    expect(focusInPicture(cut)).toEqual({ x: 700, y: 400 });
    expect(uncropped(cut)).toEqual(chosen);
  });

  test('leaves a point that nobody chose to the site', () => {
    expect(withCut(frame, 'top', 100)).toMatchObject({ focusX: null, focusY: null });
  });
});

test('a focal point stays within the crop', () => {
  expect(withFocusAt(withCut(frame, 'left', 500), 100, 2000)).toMatchObject({ focusX: 0, focusY: 1000 });
});

test('a crop by ratio is the largest around the focal point, within the picture', () => {
  expect(withRatio(frame, wide, 1)).toMatchObject({ cropX: 250, cropY: 0, cropWidth: 500, cropHeight: 1000 });
  expect(withRatio(withFocusAt(frame, 950, 500), wide, 1)).toMatchObject({ cropX: 500, focusX: 900 });
  expect(withRatio(frame, wide, 4)).toMatchObject({ cropX: 0, cropY: 250, cropWidth: 1000, cropHeight: 500 });
});

describe('a picture that covers a place', () => {
  test('lies as object-position puts it', () => {
    expect(coverIn(1, frame, wide)).toEqual({ width: 200, height: 100, left: -50, top: 0 });
    expect(coverIn(1, withFocusAt(frame, 1000, 0), wide)).toMatchObject({ left: -100 });
    expect(coverIn(2, frame, wide)).toEqual({ width: 100, height: 100, left: 0, top: 0 });
  });

  test('shows the crop alone', () => {
    const right = withCut(frame, 'left', 500);
    expect(coverIn(1, right, wide)).toEqual({ width: 200, height: 100, left: -100, top: 0 });
  });

  test('shows the upper part of a tall picture without a chosen point', () => {
    expect(coverIn(1, frame, { width: 1000, height: 2000 }).top).toBeCloseTo(-20);
    expect(coverIn(1, withFocusAt(frame, 500, 500), { width: 1000, height: 2000 }).top).toBeCloseTo(-50);
  });
});
