import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { buttonStyle } from '../ui/Button.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { PageHero } from '../ui/PageHero.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** Introduces the competition; with a registration link, shows it as a button. */
export function CompetitionHero({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const content = useContent(entries, competitionHeroFallbacks);
  const link = content('competition.link').trim();
  return (
    <PageHero
      seed="competition-2"
      eyebrow={texts.eyebrow}
      title={content('competition.title')}
      lead={content('competition.content')}
    >
      {/^https?:\/\//i.test(link) && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: 'large' })}>
          {texts.register} <ExternalIcon />
          <VisuallyHidden>({texts.newTab})</VisuallyHidden>
        </a>
      )}
    </PageHero>
  );
}
