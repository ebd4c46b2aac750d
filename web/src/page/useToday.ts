import { createContext, use, useSyncExternalStore } from 'react';
import { dayInJakarta, untilMidnightInJakarta } from '../shared/jakarta.ts';

/** The day on which the server rendered the page, for its render and for the one that hydrates it. */
export const RenderedDayContext = createContext('');

/** Notifies at each midnight in Jakarta, and when the page is visible again: timers do not run while a device sleeps. */
function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      notify();
      wait();
    }, untilMidnightInJakarta(new Date()));
  };
  wait();
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}

const now = () => dayInJakarta(new Date());

/** Today in Jakarta, YYYY-MM-DD: the server’s day until hydrated, so that both render the same. */
export function useToday(): string {
  const rendered = use(RenderedDayContext);
  return useSyncExternalStore(subscribe, now, () => rendered);
}
