/** What Node.js is started with wherever the site is served; startOptions.test.ts holds the files that are shipped to it. */
export const nodeOptions = ['--max-semi-space-size=16'];
