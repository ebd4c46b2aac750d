import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { heritageFallbacks } from '../shared/content/keys/heritage.ts';
import { useContent } from '../content/useContent.ts';
import { heritageTexts } from './heritageTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { PageHero } from '../ui/PageHero.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

export function HeritageHero({ entries }: Props) {
  const texts = useTexts(heritageTexts);
  const content = useContent(entries, heritageFallbacks);
  return (
    <PageHero
      seed="heritage-7"
      eyebrow={texts.eyebrow}
      title={content('heritage.hero.title')}
      lead={content('heritage.hero.subtitle')}
    />
  );
}
