/**
 * Node.js options wherever the site is served; startOptions.test.ts compares the files shipped to those
 * places.
 */
export const nodeOptions = ['--max-semi-space-size=16', '--heap-growing-percent=50', '--liftoff-only'];

/**
 * glibc’s options, which it reads before Node.js starts: with an arena for each thread, images for eight
 * clients grow the process by 170–270 MB, with two by 100 MB.
 */
export const mallocLimits = { MALLOC_ARENA_MAX: '2' };
