/** Reads “20 of 38” or “20 dari 38”; null for any other text, and for more than can be counted at a glance. */
export function shareOf(value: string): { count: number; all: number } | null {
  const [, count, all] = (/^(\d+) (?:of|dari) (\d+)$/i.exec(value) ?? []).map(Number);
  return count !== undefined && all !== undefined && count <= all && all > 0 && all <= 60
    ? { count, all }
    : null;
}

/** A percentage as editors write it: 30, 30% or 12,5 %; null for any other text, and for none. */
export function percentOf(text: string): number | null {
  const [, digits] = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(text) ?? [];
  const percent = Number(digits?.replace(',', '.'));
  return percent > 0 && percent <= 100 ? percent : null;
}
