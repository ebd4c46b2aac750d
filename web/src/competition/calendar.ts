/** A span of days of the calendar, YYYY-MM-DD, the end included. */
export interface Span {
  start: string;
  end: string;
}

const day = 86_400_000;

/**
 * How far along a line of spans a day lies: 0 before the first, 1.5 half-way between the starts of the second and the
 * third, as many as there are spans when all is over. Null when a span is no span, or they are out of order.
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
