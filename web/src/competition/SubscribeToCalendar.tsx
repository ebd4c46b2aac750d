import { competitionTexts } from './competitionTexts.ts';
import { useLanguage, useTexts } from '../language/LanguageProvider.tsx';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { linkInRow } from '../ui/quietLink.css.ts';
import * as styles from './SubscribeToCalendar.css.ts';

/**
 * Links to the edition’s dates for readers’ own calendars: a subscription, which only some devices can open, and the
 * file. Without scripts, both are the file, as the page’s address is known in the browser only.
 */
export function SubscribeToCalendar() {
  const texts = useTexts(competitionTexts);
  const { language } = useLanguage();
  const isHydrated = useIsHydrated();
  const file = `/calendar.ics?lang=${language}`;
  return (
    <p className={styles.links}>
      <a href={isHydrated ? `webcal://${location.host}${file}` : file} className={linkInRow}>
        {texts.subscribeToCalendar}
      </a>
      <a href={file} download="calendar.ics" className={linkInRow}>
        {texts.downloadCalendar}
      </a>
    </p>
  );
}
