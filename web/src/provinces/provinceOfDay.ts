import { provinceCodes, type ProvinceCode } from '../shared/provinces.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The province that the cloth shows first on a day: another one each day. @param today YYYY-MM-DD */
export function provinceOfDay(today: string): ProvinceCode {
  const day = Math.floor(Date.parse(today) / dayLength);
  return provinceCodes[day % provinceCodes.length] ?? provinceCodes[0];
}
