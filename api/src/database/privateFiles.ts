import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Attributes = { mode?: number };

/** The part of Emscripten’s file system that PGlite’s types omit. */
interface Emscripten {
  NODEFS: { doSetAttr(file: unknown, node: unknown, attributes: Attributes, ...rest: unknown[]): void };
}

/**
 * PGlite’s files in a folder, readable only by their owner. Emscripten sets the mode of a new file in a
 * second step, regardless of the umask, to 0666, although the files contain password hashes and signing keys.
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
