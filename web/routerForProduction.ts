import type { Plugin } from 'vite';

/**
 * React Router's package offers bundlers its development build only; the production build beside it differs by this
 * constant, and by what a bundler drops for it.
 */
export function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\//, code: 'ENABLE_DEV_WARNINGS = true' },
      handler: (code) => ({
        code: code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
        map: null,
      }),
    },
  };
}
