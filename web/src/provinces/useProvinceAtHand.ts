import { useCallback, useState } from 'react';
import type { ProvinceCode } from '../shared/provinces.ts';

/** The province at hand: a given one, also when that changes, until another is lifted; and after Escape. */
export function useProvinceAtHand(first: ProvinceCode) {
  const [lifted, setLifted] = useState<{ code: ProvinceCode; instead: ProvinceCode } | null>(null);
  const onLift = useCallback((code: ProvinceCode) => setLifted({ code, instead: first }), [first]);
  const onDrop = useCallback(() => setLifted(null), []);
  return { current: lifted?.instead === first ? lifted.code : first, onLift, onDrop };
}
