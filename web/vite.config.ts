import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstView } from './firstView.ts';
import { relayModules } from './relayModules.ts';
import { relay } from './relayPlugin.ts';
import { routerForProduction } from './routerForProduction.ts';
import { withoutFonts } from './withoutFonts.ts';

// The admin is a separate application and document, built with `--mode admin`: readers load nothing that
// only it needs, such as the router that guards unsaved changes. The same goes for GraphiQL, with `--mode graphiql`.
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build';
  const isPublic = mode !== 'admin' && mode !== 'graphiql';
  return {
    root: import.meta.dirname,
    plugins: [
      relay(),
      relayModules(),
      routerForProduction(),
      react(),
      vanillaExtractPlugin(),
      isPublic && firstView(),
      withoutFonts(),
    ],
    build: {
      // One style sheet: no rule can depend on the order in which pages are visited.
      cssCodeSplit: false,
      manifest: isPublic ? '.vite/manifest.json' : `.vite/${mode}.json`,
      emptyOutDir: isPublic,
      // GraphiQL is one large library, compressed to a third of this size.
      chunkSizeWarningLimit: mode === 'graphiql' ? 1_100 : 500,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            checks: { bundlerTimings: false },
            // Ignore the directives that mark browser-only modules: all modules here are.
            onLog(level, message, show) {
              if (message.code !== 'MODULE_LEVEL_DIRECTIVE') show(level, message);
            },
            // Every page loads hydrateSite.tsx, but only after it is painted: its imports count as initial.
            input: isPublic ? ['index.html', 'src/entries/hydrateSite.tsx'] : `${mode}.html`,
            output: {
              // The chunks that the admin shares import each other: a module might run before those that it needs.
              strictExecutionOrder: !isPublic,
              codeSplitting: {
                // A few files compress better than many. Libraries change less often than the site.
                groups: [
                  { name: 'framework', test: /node_modules/, tags: ['$initial'] },
                  { name: 'entry', test: /\/(?:entryClient|yieldToMain)\.ts|preload-helper/ },
                  { name: 'site', test: /\/web\/src\//, tags: ['$initial'] },
                  // An editor visits many sections, on which the admin shares much: a quarter of the requests, and
                  // the list of news is as large as before.
                  isPublic
                    ? {
                        name: 'pieces',
                        test: /\/web\/src\/(?:ui\/(?!moreIcons)|site\/|theme\/|images\/PictureAt)/,
                        minShareCount: 3,
                      }
                    : {
                        name: 'shared',
                        minShareCount: 2,
                        entriesAware: true,
                        entriesAwareMergeThreshold: 40_000,
                      },
                ],
              },
            },
          },
        },
      },
    },
    // The renderer is one program: Node.js loads packages a tenth of a second more slowly, and Vite would leave the
    // choice between React’s builds until it runs. In development, Node.js resolves the packages; these must exist once.
    ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    ssr: isBuild
      ? { noExternal: true }
      : { external: ['react', 'react-dom', 'react-relay', 'relay-runtime'] },
  };
});
