import { useState } from 'react';
import type { ListedMessage } from './messageList.ts';

/** Which messages of a list are chosen. What leaves the list is chosen no longer. */
export function useSelection(messages: readonly ListedMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = messages.filter(({ id }) => ids.has(id));
  const isWhole = chosen.length > 0 && chosen.length === messages.length;
  return {
    chosen,
    isWhole,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds(ids.symmetricDifference(new Set([id]))),
    toggleAll: () => setIds(new Set(isWhole ? [] : messages.map(({ id }) => id))),
  };
}

export type MessageSelection = ReturnType<typeof useSelection>;
