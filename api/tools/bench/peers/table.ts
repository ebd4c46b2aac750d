import { inColumns } from '../kit/columns.ts';
import type { Compared } from './rows.ts';

function row({ figure, unit, site, keystone, sql }: Compared): string[] {
  const inUnit = (value?: number) =>
    value === undefined ? '–' : `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`;
  const ratio = site !== undefined && keystone !== undefined ? `${(site / keystone).toFixed(2)}×` : '–';
  return [figure, inUnit(site), inUnit(keystone), inUnit(sql), ratio];
}

/** The servers beside each other, in columns. */
export const peersTableOf = (compared: readonly Compared[]): string =>
  inColumns(['', 'this site', 'Keystone', 'SQL by hand', 'site ÷ Keystone'], compared.map(row));
