import { useTexts } from '../language/LanguageProvider.tsx';
import { nameIn } from '../language/nameIn.ts';
import type { FoundFact } from '../relay/saveOutcome.ts';
import { findingTexts } from './findingTexts.ts';

/** Returns a finding as a sentence. @param nameOf the name of a field of the form */
export function useFindingText(nameOf: (field: string) => string): (found: FoundFact) => string {
  const texts = useTexts(findingTexts);
  return ({ code, field, language, detail, suggestion }) => {
    const sentence = (texts.sentences as Record<string, (...parts: string[]) => string>)[code];
    const languageName = nameIn(texts.languages, language ?? '') ?? '';
    return texts.inField(nameOf(field), sentence?.(detail, suggestion, languageName) ?? detail);
  };
}
