import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { languages, otherLanguage, type Language } from '../../shared/language.ts';
import { beads } from '../../ui/FieldPair.css.ts';
import { markdownTexts } from '../markdownTexts.ts';
import * as styles from './Thread.css.ts';
import { reserveHeight } from './threadLevels.ts';
import { copyTo, useThread, writeAt } from './useThread.ts';

interface Props {
  editors: Record<Language, Editor>;
  /** While it is saved, nothing can be added. */
  isBusy: boolean;
}

/**
 * The thread between a text’s languages: a bead at each block, open where only one language has it, and a place to write
 * what the other one lacks.
 */
export function Thread({ editors, isBusy }: Props) {
  const texts = useTexts(markdownTexts);
  const [thread, line] = useThread(editors);
  useEffect(() => {
    // The last place of a text may end below its last block.
    for (const language of languages) {
      const height = thread ? thread.bottoms[language] - thread.starts[language] : 0;
      reserveHeight(editors[language], height);
    }
  }, [editors, thread]);
  return (
    <>
      <span ref={line}>
        {thread?.beads.map(({ top, isOpen }, index) => (
          <span
            // In the order of the text.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={beads[isOpen ? 'one' : 'both']}
            style={{ insetBlockStart: top + 7 }}
          />
        ))}
      </span>
      {thread?.places.map((place) => {
        const { language } = place;
        const editor = editors[language];
        const other = editors[otherLanguage(language)];
        const frame = editor.isDestroyed ? null : editor.view.dom.parentElement;
        return (
          frame &&
          createPortal(
            <div
              className={styles.place}
              style={{ insetBlockStart: place.top - thread.starts[language], height: place.height }}
            >
              <span>{texts.lacks[language]}</span>
              <button
                type="button"
                disabled={isBusy}
                className={styles.act}
                onClick={() => writeAt(place, editor)}
              >
                {texts.writeIt}
              </button>
              <span>{texts.or}</span>
              <button
                type="button"
                disabled={isBusy}
                className={styles.act}
                onClick={() => copyTo(place, editor, other)}
              >
                {texts.copyOther[language]}
              </button>
            </div>,
            frame,
            `${language} ${place.at}`,
          )
        );
      })}
    </>
  );
}
