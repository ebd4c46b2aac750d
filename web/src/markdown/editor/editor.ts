import { countWords, minutesFor, wordsIn } from '../../shared/markdown/words.ts';
import { markdown } from '../codec/readDocument.ts';

export { replaceMisuses } from './glossaryMarks.ts';
export { RichText } from './RichText.tsx';
export { Thread } from '../thread/Thread.tsx';
export { EditorTools } from './EditorTools.tsx';

/** How many words a text has, and how long it takes to read, counted as for its page. */
export function countsOf(text: string): { words: number; minutes: number } {
  const words = countWords(wordsIn(markdown.parse(text, {})));
  return { words, minutes: minutesFor(words) };
}
