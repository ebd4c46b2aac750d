import type { ReactNode } from 'react';
import { formTexts } from '../../../language/formTexts.ts';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { usePiece } from '../../../page/usePiece.ts';
import type { Previewed } from '../preview/PreviewPanel.tsx';
import { previewTexts } from '../preview/previewTexts.ts';
import * as styles from './FormBar.css.ts';

const loadPanel = async () => (await import('../preview/PreviewPanel.tsx')).PreviewPanel;

interface Props {
  /** Undefined for items without a page of their own. */
  previewed: Previewed | undefined;
  isPreviewing: boolean;
  onPreview: (isPreviewing: boolean) => void;
  /** The button that compares; null for a new item. */
  compare: ReactNode;
}

/** Write, look at the item’s page as its working copy would make it (docs/product.md#preview), or compare the two. */
export function ViewSwitch({ previewed, isPreviewing, onPreview, compare }: Props) {
  const texts = useTexts(formTexts);
  const { preview } = useTexts(previewTexts);
  const [PreviewPanel, readyPanel] = usePiece(loadPanel);
  const handlePreview = async () => {
    if (await readyPanel()) onPreview(true);
  };
  if (!previewed && !compare) return null;
  return (
    <>
      <div role="group" aria-label={texts.view} className={styles.switches}>
        <button
          type="button"
          aria-pressed={!isPreviewing}
          className={styles.choice}
          onClick={() => onPreview(false)}
        >
          {texts.write}
        </button>
        {previewed && (
          <button
            type="button"
            aria-pressed={isPreviewing}
            className={styles.choice}
            onClick={() => void handlePreview()}
          >
            {preview}
          </button>
        )}
        {compare}
      </div>
      {PreviewPanel && previewed && isPreviewing && (
        <PreviewPanel {...previewed} onDismiss={() => onPreview(false)} />
      )}
    </>
  );
}
