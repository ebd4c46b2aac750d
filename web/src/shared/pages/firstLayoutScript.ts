/**
 * Runs in the head of every document, before the first layout: a long page is laid out only as far as a visitor has
 * scrolled (HomePage.css.ts), and the rest has an approximate height. An address with a fragment needs the true heights
 * to scroll to it.
 */
export const firstLayoutScript = "if (!location.hash) document.documentElement.dataset.layout = 'near';";
