import { competitionTexts } from './competitionTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { linkInRow } from '../ui/quietLink.css.ts';
import * as styles from './SubscribeToCalendar.css.ts';

/**
 * Links to the edition’s dates for readers’ own calendars: the file and a subscription, which only some devices can open.
 * The latter takes scripts, as the page’s address is known in the browser only; its place is kept.
 */
export function SubscribeToCalendar() {
  const texts = useTexts(competitionTexts);
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  const file = `/calendar.ics?lang=${language}`;
  return (
    <p className={styles.links}>
      <a href={file} download="calendar.ics" className={linkInRow}>
        {texts.downloadCalendar}
      </a>
      {isHydrated ? (
        <a href={`webcal://${location.host}${file}`} className={linkInRow}>
          {texts.subscribeToCalendar}
        </a>
      ) : (
        <span className={`${linkInRow} ${styles.pending}`}>{texts.subscribeToCalendar}</span>
      )}
    </p>
  );
}
