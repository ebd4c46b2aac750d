/** Environment for a server that must accept, unslowed, more than the site’s limits allow. */
export const withoutSiteLimits = {
  NODE_OPTIONS: `--import ${new URL('withoutSiteLimits.ts', import.meta.url).href}`,
};
