// The server sends data-layout="near": a long page is laid out only as far as a visitor has come (HomePage.css.ts), and
// the heights of what follows are guesses.

/** From now on all of the page has its true height: a place could not be scrolled to otherwise. */
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
