import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { Button } from '../ui/Button.tsx';
import { hidden } from '../ui/VisuallyHidden.css.ts';
import * as styles from './LoadMore.css.ts';
import { useFailureText } from './useFailureText.ts';
import type { More } from './useMore.ts';

interface Props {
  more: More;
  /** What the rows are in, also in parts. */
  list: RefObject<HTMLElement | null>;
  /** The button’s text, if not “Load More”. */
  text?: string;
  /** The last row’s cursor, if a form around the button opens the next page without scripts. */
  cursor?: string | null | undefined;
}

/**
 * The button below a list; nothing is seen of it at the list’s end. The focus moves on from it to the first new row, or
 * to the list if there is none, and screen readers hear how many there are. What could not be loaded is loaded again once
 * the connection is back.
 */
export function LoadMore({ more, list, text, cursor }: Props) {
  const { hasNext, isLoading, failure, onLoad } = more;
  const texts = useTexts(loadingTexts);
  const failureText = useFailureText();
  const button = useRef<HTMLButtonElement>(null);
  /** The rows that were there when more were requested. */
  const before = useRef<Set<Element>>(null);
  const [added, setAdded] = useState<number>();
  const handleLoad = () => {
    before.current = new Set(rowsOf(list.current));
    setAdded(undefined);
    onLoad();
  };
  useEffect(() => {
    const known = before.current;
    if (more.isLoading || !known) return;
    const news = rowsOf(list.current).filter((row) => !known.has(row));
    const [firstNew] = news;
    // The rows may come a moment later than the end of their loading.
    if (!firstNew && more.hasNext && !more.failure) return;
    before.current = null;
    if (!more.failure) setAdded(news.length);
    // Unless the visitor has moved on. The last page removes the button, and the focus with it.
    if ([button.current, document.body].includes(document.activeElement as HTMLButtonElement))
      takeFocus(firstNew ?? (more.hasNext ? null : list.current));
    // Anew whenever the list is: the rows may come alone.
  }, [more, list]);
  const loadAgain = useEffectEvent(handleLoad);
  useEffect(() => {
    if (!failure) return;
    const handleOnline = () => loadAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [failure]);
  const label = failure ? texts.tryAgain : (text ?? texts.loadMore);
  return (
    <>
      <div role="status" className={hidden}>
        {added !== undefined && texts.added(added)}
      </div>
      {hasNext && (
        <div className={styles.more}>
          <Button
            ref={button}
            {...(cursor && { type: 'submit', name: 'after', value: cursor })}
            variant="secondary"
            busy={isLoading}
            onClick={handleLoad}
          >
            {isLoading ? texts.loadingMore : label}
          </Button>
          {/* Below, so that the button stays where it was pressed: a second click of a double click must not meet another. */}
          {failure && (
            <p role="alert" className={styles.failure}>
              {texts.moreFailed} {failureText(failure)}
            </p>
          )}
        </div>
      )}
    </>
  );
}

const row = 'li, [role="option"]';

/** The rows, without the lists in them. */
const rowsOf = (list: HTMLElement | null) =>
  [...(list?.querySelectorAll(row) ?? [])].filter((element) => {
    const outer = element.parentElement?.closest(row);
    return !outer || !list?.contains(outer);
  });

function takeFocus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
