import { use, useDeferredValue, useMemo, type MouseEvent } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { misusesByForm } from '../shared/glossary.ts';
import type { Language } from '../shared/language.ts';
import { Button } from '../ui/Button.tsx';
import { GlossaryContext } from './Glossary.tsx';
import * as styles from './GlossaryNotes.css.ts';
import { glossaryTexts } from './glossaryTexts.ts';

/** How many notes a text has at most. */
const most = 4;

interface Props {
  text: string;
  language: Language;
  /** @param form the wrong form, of which all places in the text are to be replaced */
  onReplace: (form: string) => void;
}

/** Where the focus goes when its note is gone: the next note, or the field. */
function focusNext(button: HTMLElement): void {
  const list = button.closest('ul');
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(button as HTMLButtonElement) + 1];
  const field = list?.parentElement?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]');
  (next ?? field)?.focus();
}

/** Below a field: the wrong forms in its text, each with what to write instead and why. */
export function GlossaryNotes({ text, language, onReplace }: Props) {
  const texts = useTexts(glossaryTexts);
  const find = use(GlossaryContext)?.[language];
  const shown = useDeferredValue(text);
  const found = useMemo(() => (find ? misusesByForm(shown, find) : []), [find, shown]);
  if (found.length === 0) return null;
  const handleReplace = (form: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    focusNext(currentTarget);
    onReplace(form);
  };
  return (
    <ul aria-label={texts.title} className={styles.notes}>
      {found.slice(0, most).map(({ form, written, right, reason }) => (
        <li key={form} className={styles.note}>
          <span className={styles.words}>
            {texts.write(right, written)} <span className={styles.reason}>{reason}</span>
          </span>
          <Button
            size="small"
            variant="secondary"
            aria-label={texts.replaceWith(right, written)}
            onClick={(event) => handleReplace(form, event)}
          >
            {texts.replace}
          </Button>
        </li>
      ))}
      {found.length > most && <li className={styles.reason}>{texts.more(found.length - most)}</li>}
    </ul>
  );
}
