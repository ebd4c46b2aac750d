import { join } from 'node:path';
import { alone } from '../../scripts/alone.ts';
import { bundledForTests, isFresh, remember } from '../../scripts/fresh.ts';
import { root, runStep } from '../../scripts/run.ts';

let isBundled = false;

/**
 * The path of a program that is bundled as for the image, and so starts twice as fast as from its sources.
 * @param name for example `main`, for the server itself
 */
export function bundledProgram(name: string): string {
  if (!isBundled) {
    alone(() => {
      if (isFresh(bundledForTests)) return;
      runStep('Bundled the server for tests', ['api/scripts/bundleForTests.ts']);
      remember(bundledForTests);
    });
    isBundled = true;
  }
  return join(root, '.cache/tests', `${name}.js`);
}
