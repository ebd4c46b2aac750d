import { useRef } from 'react';
import { randomKey } from '../../../browser/randomKey.ts';

/** An idempotency key for what is sent: the same while it is sent again, because no answer came. */
export function useKeyOf() {
  const last = useRef<{ text: string; key: string } | null>(null);
  return {
    keyOf: (text: string): string => {
      if (last.current?.text !== text) last.current = { text, key: randomKey() };
      return last.current.key;
    },
    /** What is sent next is something new, even if it is the same text. */
    forget: (): void => {
      last.current = null;
    },
  };
}
