import { useEffect, useRef, useState, type FormEvent } from 'react';
import { imagesAdminTexts } from './imagesAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as styles from './ImageSearch.css.ts';

interface Props {
  /** The search that is already shown. */
  initial?: string;
  /** Whether it replaces a search that was reset, and takes over its focus. */
  takesFocus: boolean;
  onSearch: (search: string | null) => void;
}

/** The pause in typing after which the search starts, in milliseconds. */
const pause = 300;

/** A search that runs as the editor types; Enter runs it immediately. */
export function ImageSearch({ initial = '', takesFocus, onSearch }: Props) {
  const texts = useTexts(imagesAdminTexts);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(initial);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
    return () => clearTimeout(timer.current);
  }, [takesFocus]);
  const handleChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim() || null), pause);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React would also bubble it to a form behind the dialog.
    event.stopPropagation();
    clearTimeout(timer.current);
    onSearch(typed.trim() || null);
  };
  return (
    <form role="search" className={styles.search} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        label={texts.search}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => handleChange(target.value)}
      />
    </form>
  );
}
