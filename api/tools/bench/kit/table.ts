import { inColumns } from './columns.ts';
import type { Measured } from './figure.ts';
import type { Spread } from './statistics.ts';

export const isReached = ({ value, goal }: Measured) => value.median <= goal;

const number = (value: number) => value.toFixed(value < 100 ? 2 : 0);
const range = ({ least, most }: Spread) => `${number(least)} to ${number(most)}`;

function row(measured: Measured): string[] {
  const { figure, reference, value, goal, unit, noise, reported } = measured;
  return [
    figure,
    reference,
    `${number(value.median)}${unit}`,
    `at most ${goal}${unit}`,
    isReached(measured) ? 'reached' : 'MISSED',
    range(value),
    noise ? `${number(noise.median)}× (${range(noise)})` : '',
    Object.entries(reported)
      .map(([name, reading]) => `${name} ${number(reading)}`)
      .join(', '),
  ];
}

/** The figures next to their goals, in columns. */
export function tableOf(measured: readonly Measured[]): string {
  const titles = ['Figure', 'Reference', 'Measured', 'Goal', '', 'Rounds', 'Noise', 'Also'];
  return inColumns(titles, measured.map(row));
}
