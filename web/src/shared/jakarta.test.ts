import { expect, test } from 'vitest';
import { dayInJakarta, untilMidnightInJakarta } from './jakarta.ts';

test.each([
  ['2025-01-09T16:59:59.999Z', '2025-01-09', 1],
  ['2025-01-09T17:00:00.000Z', '2025-01-10', 86_400_000],
  ['2025-01-10T00:00:00+07:00', '2025-01-10', 86_400_000],
  ['2025-12-31T23:00:00+07:00', '2025-12-31', 3_600_000],
])('at %s it is %s in Jakarta, with %i ms left', (moment, today, left) => {
  expect(dayInJakarta(new Date(moment))).toBe(today);
  expect(untilMidnightInJakarta(new Date(moment))).toBe(left);
});
