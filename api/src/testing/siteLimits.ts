/** The environment of a server that must accept more than the site’s limits allow, without delays. */
export const withoutSiteLimits = {
  NODE_OPTIONS: `--import ${new URL('withoutSiteLimits.ts', import.meta.url).href}`,
};
