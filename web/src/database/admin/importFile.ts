import { archiveIn } from './wholeArchive.ts';

/** The server takes requests of 64 MiB; a little of it is the request's own. */
const requestLimit = 64 * 1024 * 1024 - 1024;

/** What an import would do to the rows of one entity. */
export interface Changes {
  entity: string;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** What is wrong with a file, and where. */
export interface Problem {
  code: string;
  entity: string | null | undefined;
  /** From 1. */
  row: number | null | undefined;
  field: string | null | undefined;
  /** In characters, for TOO_LONG. */
  limit: number | null | undefined;
  /** Why it is INVALID. */
  reason: string | null | undefined;
  /** In English. */
  message: string;
}

/** What an import of a file would do. */
export interface Preview {
  /** When it was exported. */
  createdAt: string;
  changes: readonly Changes[];
  /** The names of the pictures that could not be read when the file was exported. */
  missing: readonly string[];
  /** What the content was when the file was compared with it, as the server has it: the import names it. */
  state: string | null;
  /** The content had changed since the comparison before, so that nothing was imported. */
  isAnother: boolean;
}

/** How a chosen file stands. */
export type ImportFile =
  | { kind: 'none' }
  | { kind: 'checking'; name: string }
  /** The browser could not send it. */
  | { kind: 'unfit'; name: string; reason: 'unreadable' | 'previewFailed' | 'incomplete' }
  | { kind: 'tooLarge'; name: string; size: number }
  /** The server would not take it. */
  | { kind: 'refused'; name: string; problems: readonly Problem[] }
  | { kind: 'ready'; name: string; archive: string; preview: Preview }
  /** With pictures; its rows can be too many for a preview. */
  | { kind: 'whole'; name: string; file: File; preview: Preview | null };

/** As the request carries it, with its quotation marks escaped. */
const fits = (archive: string) => new Blob([JSON.stringify(archive)]).size <= requestLimit;

export const isWhole = ({ name }: File) => /\.tar$/i.test(name);

/** The rows in a file, as text; or how the file stands where the server cannot be asked about them. */
export async function readFile(file: File): Promise<{ archive: string } | ImportFile> {
  const { name, size } = file;
  const tooLarge: ImportFile = isWhole(file)
    ? { kind: 'whole', name, file, preview: null }
    : { kind: 'tooLarge', name, size };
  try {
    if (!isWhole(file) && size > requestLimit) return tooLarge;
    const archive = await (isWhole(file) ? archiveIn(file) : file.text());
    if (archive === null) return { kind: 'unfit', name, reason: 'incomplete' };
    return fits(archive) ? { archive } : tooLarge;
  } catch {
    return { kind: 'unfit', name, reason: 'unreadable' };
  }
}
