import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useToast } from '../../ui/Toast.tsx';
import { fileRefusal } from './fileRefusal.ts';
import { RefusedUploadError, uploadImage } from './uploadImage.ts';
import { uploadNotice, type UploadOutcome } from './uploadNotice.ts';

export type UploadState = { kind: 'waiting' } | { kind: 'sending'; percent: number } | UploadOutcome;

/** A file being uploaded, or its outcome. */
export interface Upload {
  id: number;
  name: string;
  state: UploadState;
}

let lastId = 0;

/**
 * How long a notice stays before the next one may replace it, in milliseconds: long enough to be seen. The next file is
 * sent in the meantime.
 */
const noticeTime = 600;

/**
 * Uploads files one after another; a failed file does not block the next ones. Each outcome is shown by a toast
 * (docs/product.md#uploads) and stays in the list until it is cleared.
 * @param onUploaded called with the id of each new image and its file, before its notice
 * @param onFailed called with each file that was not uploaded
 */
export function useUploads(
  onUploaded: (imageId: number, file: File) => Promise<void>,
  onFailed?: (file: File) => void,
) {
  const texts = useTexts(imagesAdminTexts);
  const { toast } = useToast();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<{ id: number; file: File }[]>([]);
  const [isUploading, setUploading] = useState(false);
  const turn = useRef<Promise<void> | null>(null);
  useAskBeforeUnload(isUploading);

  const show = (id: number, state: UploadState) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const send = async (id: number, file: File): Promise<UploadOutcome> => {
    const refusal = fileRefusal(file);
    if (refusal) return { kind: refusal };
    show(id, { kind: 'sending', percent: 0 });
    try {
      const imageId = await uploadImage(file, (percent) => show(id, { kind: 'sending', percent }));
      await onUploaded(imageId, file);
      return { kind: 'uploaded' };
    } catch (error) {
      if (error instanceof RefusedUploadError) return { kind: 'refused', code: error.code };
      return { kind: 'failed' };
    }
  };

  const sendAll = async () => {
    setUploading(true);
    let noticeStood = Promise.resolve();
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { id, file } = next;
      const outcome = await send(id, file);
      show(id, outcome);
      if (outcome.kind !== 'uploaded') onFailed?.(file);
      await noticeStood;
      toast(uploadNotice(texts, file.name, outcome));
      noticeStood = new Promise((resolve) => setTimeout(resolve, noticeTime));
    }
    setUploading(false);
  };

  /** Adds files to the queue; resolves when all of them are finished. */
  const upload = (files: Iterable<File>): Promise<void> => {
    const added = Array.from(files, (file) => ({ id: ++lastId, file }));
    queue.current.push(...added);
    setUploads((before) => [
      ...before,
      ...added.map(({ id, file }) => ({ id, name: file.name, state: { kind: 'waiting' } as const })),
    ]);
    turn.current ??= sendAll().finally(() => (turn.current = null));
    return turn.current;
  };

  return { uploads, isUploading, upload, clear: () => setUploads([]) };
}

/** Leaving the page cancels its uploads. */
function useAskBeforeUnload(asking: boolean): void {
  useEffect(() => {
    if (!asking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asking]);
}
