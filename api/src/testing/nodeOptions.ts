/** What Node.js is started with wherever the site is served; startOptions.test.ts holds the files that are shipped to it. */
export const nodeOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/** The same for glibc: by the image and by the unit of systemd, not by `npm start`. */
export const mallocLimits = { MALLOC_ARENA_MAX: '2' };
