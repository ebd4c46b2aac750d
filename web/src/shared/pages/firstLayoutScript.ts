/**
 * Stands in the head of every document, so that it runs before the first layout: a long page is laid out only as far as
 * a visitor has come (HomePage.css.ts), and what follows is as high as is guessed. An address that names a place in the
 * page leads to it by true heights.
 */
export const firstLayoutScript = "if (!location.hash) document.documentElement.dataset.layout = 'near';";
