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

/** How a chosen file stands. */
export type ImportFile =
  | { kind: 'none' }
  | { kind: 'checking'; name: string }
  /** With pictures: the server looks at it when it is imported. */
  | { kind: 'whole'; name: string; file: File }
  /** The browser could not send it. */
  | { kind: 'unfit'; name: string; reason: 'unreadable' | 'previewFailed' }
  | { kind: 'tooLarge'; name: string; size: number }
  /** The server would not take it. */
  | { kind: 'refused'; name: string; problems: readonly Problem[] }
  | { kind: 'ready'; name: string; archive: string; createdAt: string; changes: readonly Changes[] };

/** The text of a file, or why the server could not be asked about it. */
export async function readFile(file: File): Promise<{ archive: string } | ImportFile> {
  const { name, size } = file;
  if (size > requestLimit) return { kind: 'tooLarge', name, size };
  try {
    const archive = await file.text();
    // As the request carries it, with its quotation marks escaped.
    const sent = new Blob([JSON.stringify(archive)]).size;
    return sent > requestLimit ? { kind: 'tooLarge', name, size } : { archive };
  } catch {
    return { kind: 'unfit', name, reason: 'unreadable' };
  }
}
