import { useState } from 'react';
import { useTexts } from '../../../language/LanguageProvider.tsx';
import { usePiece } from '../../../page/usePiece.ts';
import { Button } from '../../../ui/Button.tsx';
import { EyeIcon } from '../../../ui/icons.tsx';
import type { Previewed } from './PreviewPanel.tsx';
import { previewTexts } from './previewTexts.ts';

const loadPanel = async () => (await import('./PreviewPanel.tsx')).PreviewPanel;

/** Shows the page of the form’s item as its working copy would make it (docs/product.md#preview). */
export function PreviewButton(previewed: Previewed) {
  const texts = useTexts(previewTexts);
  const [isOpen, setOpen] = useState(false);
  const [PreviewPanel, readyPanel] = usePiece(loadPanel);
  const handleOpen = async () => {
    if (await readyPanel()) setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void handleOpen()}>
        <EyeIcon />
        {texts.preview}
      </Button>
      {PreviewPanel && isOpen && <PreviewPanel {...previewed} onDismiss={() => setOpen(false)} />}
    </>
  );
}
