import { useEffect } from 'react';
import { unsavedChanges } from '../../browser/unsavedChanges.ts';

/** Keeps a dialog open when the session ends, while it holds what is kept nowhere: what is typed, or a secret. */
export function useDialogChanges(exist: boolean): void {
  useEffect(() => {
    if (!exist) return;
    unsavedChanges.dialogs += 1;
    return () => {
      unsavedChanges.dialogs -= 1;
    };
  }, [exist]);
}
