import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { Button } from '../ui/Button.tsx';
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
 * The button below a list; renders nothing at the list’s end. The focus moves on from it to the first new row, or to the
 * list if there is none.
 */
export function LoadMore({ more: { hasNext, isLoading, failure, onLoad }, list, text, cursor }: Props) {
  const texts = useTexts(loadingTexts);
  const failureText = useFailureText();
  const button = useRef<HTMLButtonElement>(null);
  /** The rows that were there when more were requested. */
  const before = useRef<Set<Element>>(null);
  const handleLoad = () => {
    before.current = new Set(rowsOf(list.current));
    onLoad();
  };
  useEffect(() => {
    const known = before.current;
    if (isLoading || !known) return;
    const firstNew = rowsOf(list.current).find((row) => !known.has(row));
    before.current = null;
    // Unless the visitor has moved on. The last page removes the button, and the focus with it.
    if ([button.current, document.body].includes(document.activeElement as HTMLButtonElement))
      takeFocus(firstNew ?? (hasNext ? null : list.current));
  }, [isLoading, hasNext, list]);
  if (!hasNext) return null;
  const label = failure ? texts.tryAgain : (text ?? texts.loadMore);
  return (
    <div className={styles.more}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {texts.moreFailed} {failureText(failure)}
        </p>
      )}
      <Button
        ref={button}
        {...(cursor && { type: 'submit', name: 'after', value: cursor })}
        variant="secondary"
        busy={isLoading}
        onClick={handleLoad}
      >
        {isLoading ? texts.loadingMore : label}
      </Button>
    </div>
  );
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li, [role="option"]') ?? [])];

function takeFocus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
