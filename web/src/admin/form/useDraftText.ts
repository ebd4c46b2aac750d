import { useState } from 'react';
import { forgetDraft, readText, writeText } from './drafts.ts';

/** A text that is typed beside a form’s fields, such as a comment: kept in the tab like the draft of a form. */
export function useDraftText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readText(name));
  const change = (next: string) => {
    setText(next);
    if (next) writeText(name, next);
    else forgetDraft(name);
  };
  return [text, change];
}
