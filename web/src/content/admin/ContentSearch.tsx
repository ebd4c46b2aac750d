import { useEffect, useRef, useState, type FormEvent } from 'react';
import { contentAdminTexts } from './contentAdminTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  search: string;
  onSearch: (search: string) => void;
}

/** The pause in typing after which the search is put into the address, in milliseconds. */
const pause = 150;

/** A search that runs as the editor types; Enter runs it immediately. */
export function ContentSearch({ search, onSearch }: Props) {
  const texts = useTexts(contentAdminTexts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [given, setGiven] = useState(search);
  if (search !== given) {
    setGiven(search);
    // Changed from outside, such as by the browser’s Back; text typed here may be ahead of the address.
    if (search !== sent) setTyped(search);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    setSent(text);
    onSearch(text);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text.trim()), pause);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    send(typed.trim());
  };
  return (
    <form role="search" onSubmit={handleSubmit}>
      <TextField
        label={texts.search}
        type="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => handleChange(target.value)}
      />
    </form>
  );
}
