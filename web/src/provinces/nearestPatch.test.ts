import { describe, expect, test } from 'vitest';
import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';
import { patchByKey } from './nearestPatch.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

describe.each(['wide', 'narrow'] as const)('on the %s cloth', (width) => {
  test.each(provinceCodes)('arrows lead from %s to all patches', (start) => {
    const reached = new Set<ProvinceCode>([start]);
    for (const from of reached) {
      for (const key of arrows) {
        const to = patchByKey(key, from, width);
        if (to) reached.add(to);
      }
    }
    expect([...reached].toSorted()).toEqual(provinceCodes.toSorted());
  });

  test('arrows lead to a neighbor that way', () => {
    const around = (code: ProvinceCode) => arrows.map((key) => patchByKey(key, code, width));
    expect(around('AC')).toEqual([null, 'SU', null, 'SU']);
    expect(around('SS')).toEqual(['BE', 'BB', 'JA', 'LA']);
  });

  test('Home and End lead to the first and the last, other keys nowhere', () => {
    const keys = ['Home', 'End', 'a', 'Enter', 'toString'];
    expect(keys.map((key) => patchByKey(key, 'JT', width))).toEqual(['AC', 'PS', null, null, null]);
  });
});
