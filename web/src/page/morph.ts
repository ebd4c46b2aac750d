import { transitView } from '../browser/viewTransition.ts';

const parts = ['picture', 'title'] as const;

/** Names what a card and its page both show, so that the one becomes the other. */
function nameParts(find: (part: string) => HTMLElement | null | undefined): () => void {
  const named = parts.flatMap((part) => {
    const element = find(part);
    element?.style.setProperty('view-transition-name', `page-${part}`);
    return element ?? [];
  });
  return () => named.forEach((element) => element.style.removeProperty('view-transition-name'));
}

const partIn = (card: HTMLElement, part: string) =>
  card.dataset['part'] === part ? card : card.querySelector<HTMLElement>(`[data-part=${part}]`);

/**
 * Shows the page that a link leads to. If the link is in a card (`data-card`), the card’s picture and title (`data-part`)
 * become those of the page.
 */
export async function showFrom(link: Element | null, show: () => Promise<void>): Promise<void> {
  const card = link?.closest<HTMLElement>('[data-card]');
  // The link last pressed may be gone, with its page.
  if (!card?.isConnected) return show();
  const leave = nameParts((part) => partIn(card, part));
  let arrive: (() => void) | undefined;
  await transitView('page', async () => {
    await show();
    leave();
    arrive = nameParts((part) =>
      document.querySelector<HTMLElement>(`#main [data-part=${part}]:not([data-card] *, [data-card])`),
    );
  });
  leave();
  arrive?.();
}
