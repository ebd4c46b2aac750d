import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { calendarDates, phaseOn } from '../shared/editionCalendar.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { longDate } from '../language/dates.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { useToday } from '../page/useToday.ts';
import { buttonStyle } from '../ui/Button.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './Registration.css.ts';

const fallbacks = { ...competitionHeroFallbacks, ...calendarFallbacks };

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/** The registration’s button while registration is open and has a link; otherwise when it opens, or that it is closed. */
export function Registration({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const { language } = useLanguage();
  const content = useContent(entries, fallbacks);
  const phase = phaseOn(useToday(), calendarDates(content));
  if (phase && phase.state !== 'open') {
    return (
      <p className={styles.note}>
        {phase.state === 'before'
          ? texts.registrationOpens(longDate(language, phase.opens))
          : texts.registrationClosed}
      </p>
    );
  }
  const link = content('competition.link').trim();
  if (!/^https?:\/\//i.test(link)) return null;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: 'large' })}>
      {texts.register} <ExternalIcon />
      <VisuallyHidden>({texts.newTab})</VisuallyHidden>
    </a>
  );
}
