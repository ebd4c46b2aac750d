import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths, of a folder and everything below it, whose mode gives the group or others access. */
export function readableByOthers(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return [folder, ...paths].filter((path) => {
    const file = lstatSync(path, { throwIfNoEntry: false });
    return file !== undefined && !file.isSymbolicLink() && (file.mode & 0o077) !== 0;
  });
}
