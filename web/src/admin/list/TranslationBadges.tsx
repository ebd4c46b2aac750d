import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import type { Language } from '../../shared/language.ts';
import { Badge } from '../../ui/Badge.tsx';

interface Props {
  item: { readonly languagesBehind: readonly string[]; readonly languagesMissing: readonly string[] };
}

/** Marks an item with a text that is behind, or missing, in one language. */
export function TranslationBadges({ item }: Props) {
  const { languageBehind, languageMissing } = useTexts(formTexts);
  const badges = [
    ...item.languagesMissing.map((language) => languageMissing[language as Language]),
    ...item.languagesBehind.map((language) => languageBehind[language as Language]),
  ];
  return badges.map((text) => (
    <Badge key={text} tone="gold">
      {text}
    </Badge>
  ));
}
