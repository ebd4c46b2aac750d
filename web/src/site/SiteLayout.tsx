import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { chromeTexts } from '../language/chrome.ts';
import { LanguageProvider, useTexts } from '../language/LanguageProvider.tsx';
import type { Reader } from '../language/reader.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import * as styles from './SiteLayout.css.ts';

interface Props {
  reader: Reader;
}

export function SiteLayout({ reader }: Props) {
  return (
    <LanguageProvider reader={reader}>
      <Chrome />
    </LanguageProvider>
  );
}

function Chrome() {
  const texts = useTexts(chromeTexts);
  const { pathname } = useLocation();
  useArrival(pathname);
  const isAdmin = pathname.startsWith('/admin');
  return (
    <ToastProvider label={texts.notification} viewportLabel={texts.notifications} closeLabel={texts.close}>
      <div className={styles.page}>
        <SkipLink target="main">{texts.skipToContent}</SkipLink>
        {isAdmin ? (
          <Outlet />
        ) : (
          <>
            <Header />
            <Main>
              <Outlet />
            </Main>
            <Footer />
          </>
        )}
      </div>
    </ToastProvider>
  );
}

/** On every change of the route the page scrolls smoothly to its top (specification 2.1), and the keyboard starts there. */
function useArrival(pathname: string): void {
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
