/** What changes: a card becomes its page, or the page its other theme (theme/viewTransitions.css.ts). */
type Kind = 'page' | 'theme';

let running = 0;

/** Whether the document shows pictures of itself: what scrolls meanwhile must not do so smoothly. */
export const isInTransition = () => running > 0;

/**
 * Updates the document in a view transition; at once if the browser has none, or the visitor wants less motion.
 * @returns once the transition, if any, has ended
 */
export async function transitView(kind: Kind, update: () => void | Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return update();
  const { dataset } = document.documentElement;
  running += 1;
  dataset['transition'] = kind;
  const { ready, finished } = document.startViewTransition(update);
  // Skipped, for instance in a hidden tab; the document is updated nevertheless.
  ready.catch(() => {});
  await finished.catch(() => {});
  running -= 1;
  if (running === 0) delete dataset['transition'];
}
