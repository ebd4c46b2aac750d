import { useRef } from 'react';
import { useFileDrop } from '../../images/library/useFileDrop.ts';
import { importTexts } from './importTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './ImportFile.css.ts';

interface Props {
  text: string;
  onChoose: (file: File) => void;
}

/** Accepts one file, chosen or dropped. */
export function FileChoice({ text, onChoose }: Props) {
  const texts = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: Iterable<File>) => {
    const [file] = files;
    if (file) onChoose(file);
  };
  const { isOver, dropProps } = useFileDrop(choose);
  const handleChange = (element: HTMLInputElement) => {
    choose([...(element.files ?? [])]);
    // So that the same file can be chosen again after it was corrected.
    element.value = '';
  };
  return (
    <div className={isOver ? styles.over : styles.drop} {...dropProps}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,application/x-tar,.tar"
        hidden
        onChange={({ currentTarget }) => handleChange(currentTarget)}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {text}
      </Button>
      <span className={styles.hint}>{isOver ? texts.dropHere : texts.chooseHint}</span>
    </div>
  );
}
