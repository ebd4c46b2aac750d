import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import * as styles from './PreviewPanel.css.ts';
import { previewTexts } from './previewTexts.ts';

interface Props {
  address: string;
  width: keyof typeof styles.page;
  /** Asks the server first, so that the session is fresh: a frame cannot renew it. Undefined if that fails. */
  prepare: () => Promise<unknown>;
}

/** In a preview, only links within the page lead anywhere. */
function stay(event: Event): void {
  const link = (event.target as Element).closest('a, button');
  if (!link?.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** A page in a frame; another address replaces it where the reader is. */
export function PreviewFrame({ address, width, prepare }: Props) {
  const texts = useTexts(previewTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    void prepare().then((answer) => {
      if (!isCurrent) return;
      if (answer === undefined) setState('failed');
      // Leaves nothing for the browser’s Back button.
      else frame.current?.contentWindow?.location.replace(address);
    });
    return () => {
      isCurrent = false;
    };
    // The function changes with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);
  const handleLoad = () => {
    // Null if the browser shows an error, as after the session has ended.
    const page = frame.current?.contentDocument?.defaultView;
    if (!page) return setState('failed');
    if (page.location.href === 'about:blank') return;
    page.scrollTo({ top: place.current, behavior: 'instant' });
    page.addEventListener('scroll', () => {
      place.current = page.scrollY;
    });
    page.document.addEventListener('click', stay);
    setState('shown');
  };
  return (
    <>
      <p role="status" className={styles.state}>
        {state !== 'shown' && texts[state]}
      </p>
      <div className={styles.frame[width]}>
        {/* Its own policy lets it run no scripts (api/src/pages/previewPages.ts). */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} className={styles.page[width]} title={texts.title} onLoad={handleLoad} />
      </div>
    </>
  );
}
