import { contentAdminTexts } from './contentAdminTexts.ts';
import type { Language } from '../../shared/language.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import type { DeclaredKey } from '../../shared/content/contentKeys.ts';
import * as styles from './ContentForm.css.ts';

interface Props {
  declared: DeclaredKey;
  language: Language;
  /** The label of the field above. */
  languageName: string;
  /** Whether an entry is stored, in place of which the site would show it. */
  isStored: boolean;
  /** Whether the field above is empty. */
  isEmpty: boolean;
  onStart: (text: string) => void;
}

/** The text that the site shows without an entry; an empty field can start with it. */
export function FallbackNote({ declared, language, languageName, isStored, isEmpty, onStart }: Props) {
  const texts = useTexts(contentAdminTexts);
  const text = declared.fallback[language];
  return (
    <div className={styles.note}>
      <div className={styles.noteHead}>
        <p className={styles.noteTitle}>{isStored ? texts.withoutThisEntry : texts.withoutEntry}</p>
        {isEmpty && text !== '' && (
          <Button
            size="small"
            variant="secondary"
            aria-label={texts.startFromSitesTextOf(languageName)}
            onClick={(event) => {
              // The button disappears: move the focus to the field.
              const field = event.currentTarget.closest(`.${styles.side}`)?.querySelector('input, textarea');
              onStart(text);
              if (field instanceof HTMLElement) field.focus();
            }}
          >
            {texts.startFromSitesText}
          </Button>
        )}
      </div>
      {text === '' ? (
        <p className={styles.noteText}>{declared.kind === 'image' ? texts.ownCloth : texts.nothing}</p>
      ) : (
        <p lang={language} className={styles.noteText}>
          {text}
        </p>
      )}
    </div>
  );
}
