import { useState } from 'react';
import type { useContent_entries$key } from '../__generated__/useContent_entries.graphql.ts';
import { competitionHeroFallbacks } from '../shared/content/keys/competition.ts';
import { calendarFallbacks } from '../shared/content/keys/competitionTimeline.ts';
import { calendarDates, nextDate, phaseOn } from '../shared/editionCalendar.ts';
import { useContent } from '../content/useContent.ts';
import { competitionTexts } from './competitionTexts.ts';
import { longDate } from '../language/dates.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { useToday } from '../page/useToday.ts';
import * as type from '../theme/typography.css.ts';
import { buttonStyle, type ButtonLook } from '../ui/Button.tsx';
import { ExternalIcon } from '../ui/moreIcons.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './CompetitionHead.css.ts';

const fallbacks = { ...competitionHeroFallbacks, ...calendarFallbacks };

interface Props {
  entries: useContent_entries$key | null | undefined;
}

/**
 * The registration’s button while registration is open and has a link. Before, when it opens; afterwards, what comes
 * next: a date, or once the edition is over, the newsletter.
 */
export function Registration({ entries }: Props) {
  const texts = useTexts(competitionTexts);
  const { language } = useLanguage();
  const content = useContent(entries, fallbacks);
  const today = useToday();
  const dates = calendarDates(content);
  const current = phaseOn(today, dates);
  /** While an address is being typed, the form stays, also if an editor changes the dates or the day ends. */
  const [typedIn, setTypedIn] = useState<typeof current | null>(null);
  const phase = typedIn ?? current;
  const link = content('competition.link').trim();
  switch (phase?.state) {
    case 'before':
      return (
        <div className={styles.registration}>
          <p className={type.title}>{texts.registrationOpens(longDate(language, phase.opens))}</p>
        </div>
      );
    case 'between': {
      const next = nextDate(today, dates);
      return (
        <div className={styles.registration}>
          <p className={type.title}>{texts.registrationClosed}</p>
          {next && (
            <p className={styles.note}>
              {(today < next.start ? texts.next : texts.underWay)(next.title, next.date)}
            </p>
          )}
        </div>
      );
    }
    case 'over':
      return (
        <div
          className={styles.registration}
          onInput={({ target }) => setTypedIn((target as HTMLInputElement).value ? phase : null)}
          onReset={() => setTypedIn(null)}
        >
          <p className={type.title}>{texts.over(phase.year)}</p>
          <p className={styles.note}>{texts.registrationClosed}</p>
          <p className={styles.note}>{texts.newsletter}</p>
          <NewsletterForm />
          <ExternalLink to={link} name={texts.registrationSite} look={{ variant: 'secondary' }} />
        </div>
      );
    default:
      return (
        <div className={styles.registration}>
          <ExternalLink to={link} name={texts.register} look={{ size: 'large' }} />
        </div>
      );
  }
}

/** A link that an editor may have left out. */
function ExternalLink({ to, name, look }: { to: string; name: string; look: ButtonLook }) {
  const texts = useTexts(competitionTexts);
  if (!/^https?:\/\//i.test(to)) return null;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={buttonStyle(look)}>
      {name} <ExternalIcon />
      <VisuallyHidden>({texts.newTab})</VisuallyHidden>
    </a>
  );
}
