import { useState, type ReactNode } from 'react';
import { useQueryLoader } from 'react-relay/hooks.js';
import pickerListQuery from '../../__generated__/usePickerListQuery$parameters.ts';
import type { usePickerListQuery } from '../../__generated__/usePickerListQuery.graphql.ts';
import { usePiece } from '../../page/usePiece.ts';

const loadPicker = async () => (await import('./ImagePicker.tsx')).ImagePicker;

/**
 * Lets an editor choose a picture from the library, which is loaded when it opens.
 * @param value the address of the current picture; empty for none
 * @returns the function that opens it, and the dialog to render
 */
export function useImagePicker(
  value: string,
  onChoose: (url: string) => void,
): { open: () => Promise<void>; picker: ReactNode } {
  const [queryRef, load, unload] = useQueryLoader<usePickerListQuery>(pickerListQuery);
  const [isOpen, setOpen] = useState(false);
  const [ImagePicker, readyPicker] = usePiece(loadPicker);
  const handleDismiss = () => {
    setOpen(false);
    unload();
  };
  const handleChoose = (url: string) => {
    onChoose(url);
    handleDismiss();
  };
  return {
    open: async () => {
      if (!(await readyPicker())) return;
      load({ search: null }, { fetchPolicy: 'store-and-network' });
      setOpen(true);
    },
    picker: ImagePicker && isOpen && queryRef && (
      <ImagePicker queryRef={queryRef} value={value} onChoose={handleChoose} onDismiss={handleDismiss} />
    ),
  };
}
