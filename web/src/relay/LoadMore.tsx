import { useEffect, useRef, type RefObject } from 'react';
import { useTexts } from '../language/LanguageProvider.tsx';
import { loadingTexts } from '../language/loadingTexts.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './LoadMore.css.ts';
import { useFailureText } from './useFailureText.ts';
import type { More } from './useMore.ts';

interface Props {
  more: More;
  /** The rows’ parent. When the last page removes the button, its first row takes the focus, or else the parent. */
  list: RefObject<HTMLElement | null>;
  /** The button’s text, if not “Load More”. */
  text?: string;
}

/** The button below a list; renders nothing at the list’s end. */
export function LoadMore({ more: { hasNext, isLoading, failure, onLoad }, list, text }: Props) {
  const texts = useTexts(loadingTexts);
  const failureText = useFailureText();
  /** The number of rows when more were requested. */
  const rows = useRef<number>(null);
  const handleLoad = () => {
    rows.current = list.current?.childElementCount ?? 0;
    onLoad();
  };
  useEffect(() => {
    if (hasNext || rows.current === null) return;
    if (document.activeElement === document.body)
      takeFocus(list.current?.children[rows.current] ?? list.current);
    rows.current = null;
  }, [hasNext, list]);
  if (!hasNext) return null;
  const label = failure ? texts.tryAgain : (text ?? texts.loadMore);
  return (
    <div className={styles.more}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {texts.moreFailed} {failureText(failure)}
        </p>
      )}
      <Button variant="secondary" busy={isLoading} onClick={handleLoad}>
        {isLoading ? texts.loadingMore : label}
      </Button>
    </div>
  );
}

function takeFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
