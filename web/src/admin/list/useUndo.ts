import { useEffect, useEffectEvent } from 'react';
import { formTexts } from '../../language/formTexts.ts';
import { numberFormat } from '../../shared/language.ts';
import { useLanguage, useTexts } from '../../language/LanguageProvider.tsx';
import { useChange, type ChangeDocument } from '../../relay/useChange.ts';
import type { ChangeResult } from '../../relay/saveOutcome.ts';
import { focusMainIfLost } from '../../ui/focusMainIfLost.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { ToastContent } from '../../ui/toastReducer.ts';

/** How long the toast of a bulk change offers to undo it, in milliseconds. */
const offeredFor = 30_000;

/** What can be undone, as it survives a reload of the page. */
interface Offer {
  /** The list’s address. */
  list: string;
  undo: string;
  title: string;
  description: string;
  until: number;
}

const storageKey = 'undo';

/** An offer from before this page was loaded. */
let earlier: Offer | null = readOffer();

function readOffer(): Offer | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Offer | null;
  } catch {
    return null;
  }
}

function writeOffer(offer: Offer | null): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(offer));
  } catch {
    // It is lost with a reload.
  }
}

/** Undoes a bulk change. */
export type UndoDocument = ChangeDocument<
  { undo: string },
  ChangeResult & { readonly restored?: readonly unknown[]; readonly skipped?: number }
>;

/**
 * Lets the toast of a bulk change undo it (docs/product.md#lists).
 * @param list the list’s address
 * @returns a function that adds the action to a toast
 */
export function useUndo(document: UndoDocument, list: string, onUndone: () => void) {
  const texts = useTexts(formTexts);
  const number = numberFormat(useLanguage().language);
  const { toast } = useToast();
  const { change } = useChange(document, {
    done: ({ restored, skipped }) => {
      const description = [
        texts.undone(number.format(restored.length)),
        skipped > 0 && texts.notUndone(number.format(skipped)),
      ];
      return { title: texts.success, description: description.filter(Boolean).join(' ') };
    },
    failed: texts.undoFailed,
    onSaved: onUndone,
  });
  const undo = async (id: string) => {
    writeOffer(null);
    await change({ undo: id });
    focusMainIfLost();
  };
  const offered = ({ undo: id, title, description }: Offer, duration: number): ToastContent => ({
    title,
    description,
    duration,
    action: { label: texts.undo, altText: texts.undoElsewhere, onAction: () => void undo(id) },
  });
  const offerAgain = useEffectEvent((offer: Offer) => toast(offered(offer, offer.until - Date.now())));
  useEffect(() => {
    const offer = earlier;
    if (offer?.list !== list) return;
    earlier = null;
    if (offer.until > Date.now()) offerAgain(offer);
  }, [list]);

  return (description: string, id: string | null): ToastContent => {
    const { success: title } = texts;
    if (id === null) return { title, description };
    const offer = { list, undo: id, title, description, until: Date.now() + offeredFor };
    writeOffer(offer);
    return offered(offer, offeredFor);
  };
}
