import { countLimit } from '../shared/listLimits.ts';

/** A count as text: “10,000+” above the limit. */
export const countUpTo = (number: Intl.NumberFormat, count: number): string =>
  count > countLimit ? `${number.format(countLimit)}+` : number.format(count);
