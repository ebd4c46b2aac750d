import { join } from 'node:path';
import { bundleWhenStale } from '../../scripts/bundleWhenStale.ts';
import { root } from '../../scripts/run.ts';

let isBundled = false;

/**
 * The path of a program of the bundled server.
 * @param name for example `main`, for the server itself
 */
export function bundledProgram(name: string): string {
  if (!isBundled) bundleWhenStale();
  isBundled = true;
  return join(root, 'api/dist', `${name}.js`);
}
