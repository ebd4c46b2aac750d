/**
 * Takes back what firstLayoutScript.ts began: from now on all of the page has its true height, without which a place in
 * it could not be scrolled to.
 */
export function layOutWhole(): void {
  delete document.documentElement.dataset['layout'];
}

/**
 * Lays out what is left of the page, a part in each frame, so that it is there before a visitor comes to it. The parts
 * are React's: they are left alone until it has taken them over.
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-layout] #main > *')) {
    await new Promise(requestAnimationFrame);
    part.style.contentVisibility = 'visible';
  }
  layOutWhole();
}
