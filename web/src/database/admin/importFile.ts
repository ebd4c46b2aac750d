import { archiveIn } from './wholeArchive.ts';

/** The server accepts requests of up to 64 MiB, including a small overhead. */
const requestLimit = 64 * 1024 * 1024 - 1024;

/** The changes that an import would make to the rows of one entity. */
export interface Changes {
  entity: string;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** A problem in a file, with its place. */
export interface Problem {
  code: string;
  entity: string | null | undefined;
  /** Counted from 1. */
  row: number | null | undefined;
  field: string | null | undefined;
  /** In characters, for TOO_LONG. */
  limit: number | null | undefined;
  /** The reason for INVALID. */
  reason: string | null | undefined;
  /** In English. */
  message: string;
}

/** The changes that an import of a file would make. */
export interface Preview {
  /** The time of the export. */
  createdAt: string;
  changes: readonly Changes[];
  /** The names of the pictures that could not be read when the file was exported. */
  missing: readonly string[];
  /** The server’s opaque state of the content at the comparison; the import passes it on. */
  state: string | null;
  /** Whether the content had changed since the previous comparison, so that nothing was imported. */
  isRepeated: boolean;
}

/** The state of a chosen file. */
export type ImportFile =
  | { kind: 'none' }
  | { kind: 'checking'; name: string }
  /** It could not be read or previewed. */
  | { kind: 'unfit'; name: string; reason: 'unreadable' | 'previewFailed' | 'incomplete' }
  | { kind: 'tooLarge'; name: string; size: number }
  /** The server rejected it. */
  | { kind: 'refused'; name: string; problems: readonly Problem[] }
  | { kind: 'ready'; name: string; archive: string; preview: Preview }
  /** With pictures; it may have too many rows for a preview. */
  | { kind: 'whole'; name: string; file: File; preview: Preview | null };

/** Whether it fits into a request as a JSON string, with its quotation marks escaped. */
const fits = (archive: string) => new Blob([JSON.stringify(archive)]).size <= requestLimit;

export const isWhole = ({ name }: File) => /\.tar$/i.test(name);

/** Reads the rows of a file as text; or returns the file’s state if they cannot be sent to the server. */
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
