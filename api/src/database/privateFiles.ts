import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Attributes = { mode?: number };

/** Emscripten’s files in a folder: what PGlite’s own types leave out. */
interface Emscripten {
  NODEFS: { doSetAttr(file: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]): void };
}

/**
 * PGlite’s files in a folder, for their owner only. Emscripten gives a new file its mode in a second step, whatever the
 * umask of the process: 0666 here, though the files hold password hashes and signing keys.
 */
export class PrivateFiles extends NodeFS {
  override init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const keepPrivate = (module: unknown) => {
      const { NODEFS } = module as Emscripten;
      const { doSetAttr } = NODEFS;
      NODEFS.doSetAttr = (file, node, attributes, ...rest) => {
        const { mode } = attributes;
        const kept = mode === undefined ? attributes : { ...attributes, mode: mode & ~0o077 };
        doSetAttr(file, node, kept, ...rest);
      };
    };
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), keepPrivate] });
  }
}
