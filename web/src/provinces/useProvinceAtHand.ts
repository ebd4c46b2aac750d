import { useCallback, useState } from 'react';
import type { ProvinceCode } from '../shared/provinces.ts';

/** The province at hand: a given one until another is lifted, and after Escape. */
export function useProvinceAtHand(first: ProvinceCode) {
  const [lifted, setLifted] = useState<ProvinceCode | null>(null);
  const onDrop = useCallback(() => setLifted(null), []);
  return { current: lifted ?? first, onLift: setLifted, onDrop };
}
