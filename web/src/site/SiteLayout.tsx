import { Outlet } from 'react-router-dom';
import { chromeTexts } from '../language/chromeTexts.ts';
import { LanguageProvider, useTexts } from '../language/LanguageProvider.tsx';
import type { Reader } from '../language/reader.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import * as styles from './SiteLayout.css.ts';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { useArrival } from './useArrival.ts';
import { useSingleVisit } from './useSingleVisit.ts';

interface Props {
  reader: Reader;
}

/** The frame of every page, including the admin’s; the public chrome is in PublicLayout. */
export function SiteLayout({ reader }: Props) {
  return (
    <LanguageProvider reader={reader}>
      <Frame />
    </LanguageProvider>
  );
}

function Frame() {
  const texts = useTexts(chromeTexts);
  useArrival();
  useSingleVisit();
  return (
    <ToastProvider label={texts.notification} viewportLabel={texts.notifications} closeLabel={texts.close}>
      <div className={styles.page}>
        <SkipLink target="main">{texts.skipToContent}</SkipLink>
        <Outlet />
      </div>
      <PageAnnouncement />
    </ToastProvider>
  );
}
