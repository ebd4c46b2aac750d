import { useCallback, type ComponentType } from 'react';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { reloadDocument } from '../browser/missingCode.ts';
import { useToast } from '../ui/Toast.tsx';
import { useIdleImport } from '../ui/useIdleImport.ts';

/**
 * A part of a page that opens on demand, such as a menu or a dialog: its code loads once the page is idle. If it cannot
 * be loaded, the page stays as it is: a toast reports it, and the next press tries again; if the server has a newer
 * build by then, the document is reloaded, once.
 * @returns the component, null until it is loaded; and the function to call before opening it, which returns whether it
 * is loaded
 */
export function usePiece<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const { error, pieceFailed } = useTexts(chromeTexts);
  const { toast } = useToast();
  const [Piece, prepare] = useIdleImport(load);
  const ready = useCallback(async () => {
    if (await prepare()) return true;
    if (!(await reloadDocument())) toast({ title: error, description: pieceFailed, look: 'destructive' });
    return false;
  }, [prepare, toast, error, pieceFailed]);
  return [Piece, ready];
}
