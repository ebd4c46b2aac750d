import { useState, type KeyboardEvent, type RefObject } from 'react';

/** The number of items in a grid’s first row. */
function columnsOf(items: readonly HTMLElement[]): number {
  const second = items.findIndex(({ offsetTop }) => offsetTop > (items[0]?.offsetTop ?? 0));
  return second === -1 ? items.length : second;
}

/**
 * Moves the focus within a grid of options by the arrow keys, Home and End.
 * @param list the element whose children are the options
 * @param first the Tab stop before any option had the focus
 */
export function useGridKeys(list: RefObject<HTMLElement | null>, count: number, first: number) {
  const [focused, setFocused] = useState<number | null>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = items.findIndex((item) => item === document.activeElement);
    if (at === -1) return;
    const columns = columnsOf(items);
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    items[target]?.focus();
  };
  return {
    current: Math.min(focused ?? first, count - 1),
    handleFocus: setFocused,
    handleKeyDown,
  };
}
