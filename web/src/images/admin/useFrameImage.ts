import { useTexts } from '../../language/LanguageProvider.tsx';
import { useChange } from '../../relay/useChange.ts';
import { unlessInForm } from '../../admin/form/obstacle.ts';
import { frameTexts } from './frameTexts.ts';
import { updateImageMutation } from './useUpdateImage.ts';

/** Saves an image’s crop and focal point at the version that the editor saw, and shows the outcome. */
export function useFrameImage() {
  const texts = useTexts(frameTexts);
  return useChange(updateImageMutation, { done: texts.saved, failed: unlessInForm(texts.failed) });
}
