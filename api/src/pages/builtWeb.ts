import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentAt } from '../../../web/src/shared/pages/documentAt.ts';
import type { Environment } from '../environment.ts';
import { readSiteOperations } from '../graphql/siteOperations.ts';
import { log } from '../log.ts';
import { builtFiles } from './builtFiles.ts';
import { keepBuild } from './keptBuilds.ts';
import type { WebEntry } from '../../../web/src/shared/pages/renderedPage.ts';
import type { Web } from './web.ts';

/** Where `npm run build` writes the documents, and the files that browsers load. */
const lastBuild = join(import.meta.dirname, '../../../web/dist');

/** Vite’s mapping from sources to built files. */
interface Manifest {
  [source: string]: { file: string; imports?: string[] };
}

/** Stores the build so that servers of other builds can serve its pages’ files, for example during a deployment. */
async function keep(dataFolder: string, assets: string): Promise<void> {
  const build = { assets, operations: readSiteOperations() };
  try {
    await keepBuild(dataFolder, build);
  } catch (err) {
    log.error(
      { err },
      'The build could not be stored: its pages lack scripts on servers with a different build',
    );
  }
}

/**
 * The web as built by `npm run build`. Its files are stored in DATA_DIR, and those of earlier builds are
 * served as well.
 */
export async function openBuiltWeb({ DATA_DIR }: Environment, builtFolder = lastBuild): Promise<Web> {
  const clientFolder = join(builtFolder, 'client');
  const serverEntry = join(builtFolder, 'server/entryServer.js');
  const assets = join(clientFolder, 'assets');
  await keep(DATA_DIR, assets);
  const publicDocument = readFileSync(join(builtFolder, 'index.html'), 'utf8').replaceAll(
    '<script type="module"',
    // The page’s style and fonts matter more before the first paint.
    '$& fetchpriority="low"',
  );
  const documents = {
    'index.html': publicDocument,
    'admin.html': readFileSync(join(builtFolder, 'admin.html'), 'utf8'),
    'graphiql.html': readFileSync(join(builtFolder, 'graphiql.html'), 'utf8'),
  };
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { render, preloadedFonts } = (await import(pathToFileURL(serverEntry).href)) as WebEntry;
  const fonts = preloadedFonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );

  return {
    render,
    template: async (path) => documents[documentAt(path)],
    preloads(modules) {
      const files = new Set<string>();
      for (const module of modules) filesOf(manifest, module, files);
      const links = [...files]
        .filter((file) => !publicDocument.includes(`"/${file}"`))
        .map((file) => `<link rel="modulepreload" href="/${file}">`);
      // Loaded after the first paint: entryClient.ts then takes them out of the template.
      const scripts = links.length > 0 ? ['<template id="scripts">', ...links, '</template>'] : [];
      return [...fonts, ...scripts].join('\n    ');
    },
    findFile: builtFiles(assets, DATA_DIR),
  };
}

/** The files that a source needs: its own chunk and those it imports. */
function filesOf(manifest: Manifest, source: string, files: Set<string>): Set<string> {
  const chunk = manifest[source];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  return files;
}
