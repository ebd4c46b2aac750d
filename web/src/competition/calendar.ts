import { day } from '../shared/jakarta.ts';

/** A range of calendar days, YYYY-MM-DD, end included. */
export interface Span {
  start: string;
  end: string;
}

/** The starts of the spans and the end of the last; null if a span is invalid, or the spans are out of order. */
function marksOf(spans: readonly Span[]): number[] | null {
  const last = spans.at(-1);
  if (!last) return null;
  const marks = [...spans.map(({ start }) => Date.parse(start)), Date.parse(last.end) + day];
  return marks.every((mark, i) => (i === 0 ? !Number.isNaN(mark) : mark > marks[i - 1]!)) ? marks : null;
}

/**
 * The position of a day on a line of spans: 0 before the first, 1.5 halfway between the starts of the second and the
 * third, the number of spans after the last. Null if a span is invalid, or the spans are out of order.
 */
export function progressOn(today: string, spans: readonly Span[]): number | null {
  const marks = marksOf(spans);
  if (!marks) return null;
  const now = Date.parse(today);
  const next = marks.findIndex((mark) => mark > now);
  if (next === -1) return spans.length;
  if (next === 0) return 0;
  const [from, to] = [marks[next - 1]!, marks[next]!];
  return next - 1 + (now - from) / (to - from);
}

/**
 * How many percent of the calendar’s days pass from the start of each span to the next, or to the end of the last; the
 * same for each if a span is invalid, or the spans are out of order.
 */
export function lengthsOf(spans: readonly Span[]): number[] {
  const marks = marksOf(spans) ?? [...spans.keys(), spans.length];
  const all = marks.at(-1)! - marks[0]!;
  return spans.map((_, i) => Math.max(1, Math.round((100 * (marks[i + 1]! - marks[i]!)) / all)));
}
