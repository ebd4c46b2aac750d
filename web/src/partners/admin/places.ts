// The positions of rows while one of them is moved: in CSS pixels, and in places counted from 0.

export interface Box {
  top: number;
  height: number;
}

/** The list with one item moved to another place. */
export function withMoved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

const total = (boxes: readonly Box[]) => boxes.reduce((sum, { height }) => sum + height, 0);

/** The offset of the row `index` from its place while the row `from` is held over the place `to`. */
export function shiftOf(boxes: readonly Box[], from: number, to: number, index: number): number {
  if (index === from && to > from) return total(boxes.slice(from + 1, to + 1));
  if (index === from) return -total(boxes.slice(to, from));
  const height = boxes[from]?.height ?? 0;
  if (from < index && index <= to) return -height;
  return to <= index && index < from ? height : 0;
}

/** The drag distance of the row `from`, clamped to the list, since dragging further would make the page grow. */
export function withinList(boxes: readonly Box[], from: number, distance: number): number {
  return Math.min(Math.max(distance, -total(boxes.slice(0, from))), total(boxes.slice(from + 1)));
}

/** The place under the dragged row `from`: it takes another row’s place once it passes the middle of that row. */
export function placeUnder(boxes: readonly Box[], from: number, distance: number): number {
  const { top, height } = boxes[from] ?? { top: 0, height: 0 };
  const isPassed = (box: Box, index: number) => {
    const middle = box.top + box.height / 2;
    return index < from ? top + distance < middle : top + height + distance > middle;
  };
  const before = boxes.filter((box, index) => index < from && isPassed(box, index)).length;
  const after = boxes.filter((box, index) => index > from && isPassed(box, index)).length;
  return from - before + after;
}
