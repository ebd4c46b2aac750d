import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { useReplaceImageMutation } from '../../__generated__/useReplaceImageMutation.graphql.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { typedDocument } from '../../relay/document.ts';
import { useChange } from '../../relay/useChange.ts';
import { useToast } from '../../ui/Toast.tsx';
import { fileRefusal } from '../library/fileRefusal.ts';
import { imagesAdminTexts } from '../library/imagesAdminTexts.ts';
import { RefusedUploadError, uploadImage } from '../library/uploadImage.ts';
import { uploadNotice, type UploadOutcome } from '../library/uploadNotice.ts';
import { frameTexts } from './frameTexts.ts';

const mutation = typedDocument<useReplaceImageMutation>(graphql`
  mutation useReplaceImageMutation($id: Int!, $version: Int, $by: Int!) {
    replaceImage(id: $id, version: $version, by: $by) {
      ... on ImagePayload {
        image {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...ImageCard_image
        }
      }
      ...saveOutcome_failure @alias(as: "failure")
    }
  }
`);

/**
 * Uploads a file like any other, gives it to an image in place of its own, and shows the outcome.
 * @returns the function, which resolves to whether it worked, and the progress in percent; null if none is running
 */
export function useReplaceImage() {
  const texts = useTexts(frameTexts);
  const library = useTexts(imagesAdminTexts);
  const { toast } = useToast();
  const [progress, setProgress] = useState<number | null>(null);
  const { change } = useChange(mutation, { failed: texts.replaceFailed });

  const upload = async (file: File): Promise<number | UploadOutcome> => {
    const refusal = fileRefusal(file);
    if (refusal) return { kind: refusal };
    try {
      return await uploadImage(file, setProgress);
    } catch (error) {
      if (error instanceof RefusedUploadError) return { kind: 'refused', code: error.code };
      return { kind: 'failed' };
    }
  };

  const replace = async (image: { id: number; version: number }, file: File): Promise<boolean> => {
    setProgress(0);
    const by = await upload(file);
    if (typeof by !== 'number') toast(uploadNotice(library, file.name, by));
    const outcome = typeof by === 'number' ? await change({ ...image, by }) : null;
    setProgress(null);
    if (outcome?.kind !== 'saved') return false;
    toast({ title: library.uploadSuccessful, description: texts.replaced(file.name) });
    return true;
  };
  return { replace, progress };
}
