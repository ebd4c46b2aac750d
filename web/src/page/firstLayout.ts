/**
 * Undoes what firstLayoutScript.ts did: from now on, the whole page has its true height, without which the browser
 * could not scroll to a position in it.
 */
export function layOutWhole(): void {
  delete document.documentElement.dataset['layout'];
}

/**
 * Lays out the rest of the page, one part per frame, so that it is ready before a visitor scrolls to it. Must wait for
 * hydration, since React owns the parts.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(
    '[data-layout] #main > *, [data-layout] #main > div > section',
  )) {
    await new Promise(requestAnimationFrame);
    part.style.contentVisibility = 'visible';
  }
  layOutWhole();
}
