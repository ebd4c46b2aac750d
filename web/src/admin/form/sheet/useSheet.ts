import { createContext, use, useState } from 'react';
import { media } from '../../../theme/media.ts';
import { useMedia } from '../../../ui/useMedia.ts';

export type SheetTab = 'details' | 'checks' | 'history';

/** The details of an item beside its texts: where they have no room, a drawer. */
export interface SheetState {
  /** Whether the window has no room for it beside both languages, so that it is a drawer. */
  isDrawer: boolean;
  /** Whether the drawer is open. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  tab: SheetTab;
  setTab: (tab: SheetTab) => void;
  /** How many findings of the launch check are to be mended, hints apart. */
  toMend: number;
  noteToMend: (count: number) => void;
}

export const SheetContext = createContext<SheetState | null>(null);

/** @param isCrowded whether something else has its place beside the texts, such as a preview */
export function useSheet(isCrowded: boolean): SheetState {
  const isWide = useMedia(media.beside);
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<SheetTab>('details');
  const [toMend, noteToMend] = useState(0);
  const isDrawer = !isWide || isCrowded;
  return { isDrawer, isOpen: isOpen && isDrawer, setOpen, tab, setTab, toMend, noteToMend };
}

/** The sheet of the form around a component. */
export function useFormSheet(): SheetState | null {
  return use(SheetContext);
}
