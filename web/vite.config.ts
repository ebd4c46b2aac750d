import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstView } from './firstView.ts';
import { relayModules } from './relayModules.ts';
import { relay } from './relayPlugin.ts';
import { routerForProduction } from './routerForProduction.ts';

// The admin is an application and a document of its own, built with `--mode admin`: nothing that only it needs, such
// as the router that guards unsaved changes, is in what readers load.
export default defineConfig(({ command, mode }) => {
  const isAdmin = mode === 'admin';
  return {
    root: import.meta.dirname,
    plugins: [
      relay(),
      relayModules(),
      routerForProduction(),
      react(),
      vanillaExtractPlugin(),
      !isAdmin && firstView(),
    ],
    build: {
      // One style sheet: no rule can depend on the order in which pages are visited.
      cssCodeSplit: false,
      manifest: isAdmin ? '.vite/admin.json' : '.vite/manifest.json',
      emptyOutDir: !isAdmin,
      copyPublicDir: !isAdmin,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Every page loads openSite.tsx, though only when it is painted: what it imports counts as initial.
            input: isAdmin ? 'admin.html' : ['index.html', 'src/openSite.tsx'],
            output: {
              codeSplitting: {
                // Few files compress better than many. What the site is made with changes less often than the site.
                groups: [
                  { name: 'framework', test: /node_modules/, tags: ['$initial'] },
                  { name: 'entry', test: /\/(?:entryClient|pause)\.ts|preload-helper/ },
                  { name: 'site', test: /\/web\/src\//, tags: ['$initial'] },
                  { name: 'pieces', test: /\/web\/src\/(?:ui|site|theme)\//, minShareCount: 3 },
                ],
              },
            },
          },
        },
      },
    },
    ssr: {
      // Built into one file but for these, which may exist only once; while developing Node resolves them all.
      noExternal: command === 'build' ? true : [],
      external: ['react', 'react-dom', 'react-relay', 'relay-runtime'],
    },
  };
});
