import { useEffect } from 'react';
import { useGoTo } from '../page/useGoTo.ts';

/** Where a slash is text, or would leave a dialog open. */
const elsewhere = 'input, textarea, select, [role$=dialog]';

/** “/” opens the search of the site, or focuses its field (docs/product.md#search). */
export function useSearchKey(): void {
  const goTo = useGoTo();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest?.(elsewhere)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('form[action="/search"] input');
      if (field) field.select();
      // A held key opens one page.
      else if (!repeat) goTo('/search');
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [goTo]);
}
