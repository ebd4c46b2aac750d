/** What a server is started with that is to take more than a whole site does, unslowed. */
export const withoutSiteLimits = {
  NODE_OPTIONS: `--import ${new URL('withoutSiteLimits.ts', import.meta.url).href}`,
};
