import { useRef } from 'react';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { UploadIcon } from '../library/imageIcons.tsx';
import * as styles from './FrameImageDialog.css.ts';
import { frameTexts } from './frameTexts.ts';
import { percentFormat } from './percentFormat.ts';
import { useReplaceImage } from './useReplaceImage.ts';

interface Props {
  image: { id: number; version: number };
  onReplaced: () => void;
}

/** Replaces the file of an image with one that the editor chooses. */
export function ReplaceFile({ image, onReplaced }: Props) {
  const texts = useTexts(frameTexts);
  const percent = percentFormat(useLanguage().language);
  const input = useRef<HTMLInputElement>(null);
  const { replace, progress } = useReplaceImage();
  const handleChange = async (element: HTMLInputElement) => {
    const file = element.files?.[0];
    const isReplaced = file && (await replace(image, file));
    // So that the same file can be chosen again.
    element.value = '';
    if (isReplaced) onReplaced();
  };
  return (
    <div className={styles.group}>
      <p className={styles.hint}>{texts.replaceText}</p>
      <div className={styles.choices}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={texts.file}
          onChange={({ currentTarget }) => void handleChange(currentTarget)}
        />
        <Button
          size="small"
          variant="secondary"
          busy={progress !== null}
          onClick={() => input.current?.click()}
        >
          <UploadIcon />
          {progress === null ? texts.replace : texts.replacing(percent.format(progress / 100))}
        </Button>
      </div>
    </div>
  );
}
