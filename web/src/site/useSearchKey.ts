import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a slash is text, or would leave a dialog open. */
const elsewhere = 'input, textarea, select, [role$=dialog]';

/** “/” opens the search of the site, or focuses its field (docs/product.md#search). */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || (target as Element).closest?.(elsewhere)) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('form[action="/search"] input');
      if (field) field.select();
      else void navigate('/search');
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [navigate]);
}
