/** The inquiry types, which include the home form’s subjects (docs/product.md#contact-forms). */
export const messageTypes = [
  'general',
  'competition',
  'partnership',
  'media',
  'community',
  'heritage',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** Which of the two lists are shown. */
export const messageStates = ['all', 'unhandled', 'handled'] as const;
export type MessageState = (typeof messageStates)[number];

/** The inbox’s filter; it is in the address, also in that of a message opened from it. */
export interface MessagesFilter {
  type: MessageType | null;
  state: MessageState;
}

/** Reads the filter from an address; ignores unknown values. */
export function readMessagesFilter(search: string): MessagesFilter {
  const parameters = new URLSearchParams(search);
  return {
    type: messageTypes.find((type) => type === parameters.get('type')) ?? null,
    state: messageStates.find((state) => state === parameters.get('state')) ?? 'all',
  };
}

/** Formats the filter as the search part of an address, with its question mark. */
export function messagesSearch({ type, state }: MessagesFilter): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type);
  if (state !== 'all') parameters.set('state', state);
  const text = parameters.toString();
  return text && `?${text}`;
}
