import type { Plugin } from 'vite';

/** The code to replace, with its replacement. */
const replacements = [
  // React Router’s package offers bundlers only its development build; the production build differs by this constant,
  // and by what a bundler drops because of it.
  ['ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  // Links prefetch only in React Router’s framework mode, which this application does not use; yet each link has two
  // states and two effects for prefetching.
  [
    /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\)/,
    'const shouldPrefetch = false, prefetchRef = null, prefetchHandlers = {}',
  ],
  // Without these names for React’s developer tools, and with the note that nothing happens here, a bundler drops the
  // components that are not used: React Router’s forms, and what submits them.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm, '/* @__PURE__ */ '],
] as const;

/**
 * Removes code from React Router that this application never uses: this saves 3.3 KB, which keeps the first view within
 * its budget (firstView.ts).
 */
export function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\//, code: 'ENABLE_DEV_WARNINGS = true' },
      handler: (code) =>
        replacements.reduce((text, [from, to]) => {
          const replaced = text.replace(from, to);
          if (replaced === text) throw new Error(`React Router no longer contains ${String(from)}.`);
          return replaced;
        }, code),
    },
  };
}
