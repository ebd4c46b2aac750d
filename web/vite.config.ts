import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay } from './relayPlugin.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [relay(), react(), vanillaExtractPlugin()],
  build: {
    // One style sheet: no rule can depend on the order in which pages are visited.
    cssCodeSplit: false,
    manifest: true,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  ssr: {
    // Built into one file but for these, which may exist only once; while developing Node resolves them all.
    noExternal: command === 'build' ? true : [],
    external: ['react', 'react-dom', 'react-relay', 'relay-runtime'],
  },
}));
