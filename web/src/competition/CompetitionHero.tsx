import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { Registration } from './Registration.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Introduces the competition, and says whether one can register. */
export function CompetitionHero({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, competitionHeroFallbacks);
  return (
    <PageHero
      seed="competition-2"
      eyebrow={texts.eyebrow}
      title={content('competition.title')}
      lead={content('competition.content')}
    >
      <Registration entries={entries} />
    </PageHero>
  );
}
