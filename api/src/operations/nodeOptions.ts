/** What Node.js is started with wherever the site is served; startOptions.test.ts holds the files that are shipped to it. */
export const nodeOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * The same for glibc, which reads it before Node.js runs: with an arena for each thread, pictures for eight clients make
 * the process 170–270 MB larger, with two 100 MB.
 */
export const mallocLimits = { MALLOC_ARENA_MAX: '2' };
