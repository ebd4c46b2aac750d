import type { ReactNode } from 'react';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A filter that is on or off. Put several into a labeled group. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} className={styles.chip} onClick={onPress}>
      {children}
    </button>
  );
}
