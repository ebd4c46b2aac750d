import { formTexts } from '../../language/formTexts.ts';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { StateChip } from './StateChip.tsx';

interface Props {
  unpublishedChanges: boolean | null | undefined;
}

/** Marks an item with a working copy: changes that are not published. */
export function CopyChip({ unpublishedChanges }: Props) {
  const texts = useTexts(formTexts);
  return unpublishedChanges ? <StateChip tone="indigo">{texts.unpublishedChanges}</StateChip> : null;
}
