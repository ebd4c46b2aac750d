import type { FocusEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../language/LanguageProvider.tsx';
import { partnerAdminTexts } from './partnerAdminTexts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/moreIcons.tsx';
import { ChevronUpIcon } from './placeIcons.tsx';

interface Props {
  name: string;
  onStep: (by: 1 | -1) => void;
  onDone: () => void;
  /** The keyboard handlers for each button. */
  keys: { onKeyDown: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void };
}

/** Moves a lifted row up and down by a press, for those who can neither drag nor type (WCAG 2.2, 2.5.7). */
export function PlaceButtons({ name, onStep, onDone, keys }: Props) {
  const texts = useTexts(partnerAdminTexts);
  return (
    <>
      <IconButton label={texts.up(name)} {...keys} onClick={() => onStep(-1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={texts.down(name)} {...keys} onClick={() => onStep(1)}>
        <ChevronDownIcon />
      </IconButton>
      <IconButton label={texts.putDown(name)} {...keys} onClick={onDone}>
        <CheckIcon />
      </IconButton>
    </>
  );
}
