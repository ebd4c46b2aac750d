import type { Plugin } from 'vite';

/** What is replaced, and by what. */
const replacements = [
  // React Router's package offers bundlers its development build only; the production build beside it differs by this
  // constant, and by what a bundler drops for it.
  ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  // Links prefetch only in an application made with its framework, which this one is not; still each link has two
  // states and two effects for it.
  [
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/,
    'const shouldPrefetch = false, prefetchRef = null, prefetchHandlers = {}',
  ],
] as const;

/** React Router without what its application never uses: 2.0 KB, which keep the first view within its budget (firstView.ts). */
export function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\//, code: 'ENABLE_DEV_WARNINGS = true' },
      handler: (code) =>
        replacements.reduce((text, [from, to]) => {
          const replaced = text.replace(from, to);
          if (replaced === text) throw new Error(`React Router has no ${String(from)} any more.`);
          return replaced;
        }, code),
    },
  };
}
