import { lazy, Suspense, use } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Language } from '../../shared/language.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './BehindNote.css.ts';
import { BehindContext, type BehindText } from './behindTexts.ts';

const WordChanges = lazy(async () => ({ default: (await import('./WordChanges.tsx')).WordChanges }));

interface Props {
  text: BehindText;
  /** The language that is behind. */
  language: Language;
  /** The label of the field in both languages: “Title”. */
  label: string;
  /** The text in the other language as it is stored. */
  now: string;
}

/** Below a text that is behind: what changed in the other language, and the button that ends it. */
export function BehindNote({ text: { field, lastRight }, language, label, now }: Props) {
  const texts = useTexts(formTexts);
  const { declaring, onStillRight } = use(BehindContext);
  const name = language === 'en' ? texts.inEnglish(label) : texts.inIndonesian(label);
  return (
    <div className={styles.note}>
      <p className={styles.caption}>{texts.changedSince[language]}</p>
      <p lang={language === 'en' ? 'id' : 'en'} className={styles.changes}>
        <Suspense fallback={now}>
          <WordChanges before={lastRight} after={now} />
        </Suspense>
      </p>
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
    </div>
  );
}
