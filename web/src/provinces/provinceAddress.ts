import type { ProvinceCode } from '../shared/provinces.ts';

/** Where a patch leads: the communities of its province. */
export const provinceAddress = (code: ProvinceCode) => `/communities?province=${code}`;
