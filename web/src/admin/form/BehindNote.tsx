import { use } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BehindNote_text$key } from '../../__generated__/BehindNote_text.graphql.ts';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { otherLanguage, type Language } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusAfterRemoval } from '../../ui/useFocusAfterRemoval.ts';
import { useIdleImport } from '../../ui/useIdleImport.ts';
import * as styles from './BehindNote.css.ts';
import { BehindContext } from './behindTexts.ts';

const loadWordChanges = async () => (await import('./WordChanges.tsx')).WordChanges;

interface Props {
  field: string;
  text: BehindNote_text$key;
  /** The language that is behind. */
  language: Language;
  /** The label of the field in both languages: “Title”. */
  label: string;
  /** The text in the other language as it is stored. */
  now: string;
}

/** Below a text that is behind: what changed in the other language, and the button that ends it. */
export function BehindNote({ field, text, language, label, now }: Props) {
  const texts = useTexts(formTexts);
  const [WordChanges] = useIdleImport(loadWordChanges);
  const { lastRight } = useFragment(
    graphql`
      fragment BehindNote_text on BehindText {
        lastRight
      }
    `,
    text,
  );
  const note = useFocusAfterRemoval<HTMLDivElement>('input, textarea, [contenteditable="true"]');
  const { declaring, onStillRight } = use(BehindContext);
  // Until a conflict is resolved, the form’s texts are older than the mark, which says nothing about them.
  if (now === lastRight) return null;
  const name = language === 'en' ? texts.inEnglish(label) : texts.inIndonesian(label);
  return (
    <div ref={note} className={styles.note}>
      <p className={styles.caption}>{texts.changedSince[language]}</p>
      <p lang={otherLanguage(language)} className={styles.changes}>
        {WordChanges ? <WordChanges before={lastRight} after={now} /> : now}
      </p>
      {onStillRight && (
        <div>
          <Button
            size="small"
            variant="secondary"
            busy={declaring === field}
            aria-label={texts.stillRightOf(name)}
            onClick={() => onStillRight(field)}
          >
            {texts.stillRight}
          </Button>
        </div>
      )}
    </div>
  );
}
