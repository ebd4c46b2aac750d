import { useCallback, type ComponentType } from 'react';
import { chromeTexts } from '../language/chromeTexts.ts';
import { useTexts } from '../language/LanguageProvider.tsx';
import { loadAnew } from '../browser/missingCode.ts';
import { useToast } from '../ui/Toast.tsx';
import { useInTime } from '../ui/useInTime.ts';

/**
 * A part of a page that opens on demand, such as a menu or a dialog: its code comes once the page is idle. Where it does
 * not come the page stays as it is: a toast says so, and the next press tries again; a server that has another build by
 * now is asked for its document, once.
 * @returns the component, null until it is here; and what is called before it is opened, which says whether it is here
 */
export function usePiece<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const { error, pieceFailed } = useTexts(chromeTexts);
  const { toast } = useToast();
  const [Piece, prepare] = useInTime(load);
  const ready = useCallback(async () => {
    if (await prepare()) return true;
    if (!(await loadAnew())) toast({ title: error, description: pieceFailed, look: 'destructive' });
    return false;
  }, [prepare, toast, error, pieceFailed]);
  return [Piece, ready];
}
