import { day } from '../shared/jakarta.ts';

/** A range of calendar days, YYYY-MM-DD, end included. */
export interface Span {
  start: string;
  end: string;
}

/**
 * The position of a day on a line of spans: 0 before the first, 1.5 halfway between the starts of the second and the
 * third, the number of spans after the last. Null if a span is invalid, or the spans are out of order.
 */
export function progressOn(today: string, spans: readonly Span[]): number | null {
  const last = spans.at(-1);
  if (!last) return null;
  const marks = [...spans.map(({ start }) => Date.parse(start)), Date.parse(last.end) + day];
  if (marks.some((mark, i) => !(i === 0 ? mark : mark > (marks[i - 1] as number)))) return null;
  const now = Date.parse(today);
  const next = marks.findIndex((mark) => mark > now);
  if (next === -1) return spans.length;
  if (next === 0) return 0;
  const [from, to] = [marks[next - 1] as number, marks[next] as number];
  return next - 1 + (now - from) / (to - from);
}
