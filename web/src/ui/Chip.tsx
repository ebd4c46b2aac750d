import type { ComponentProps } from 'react';
import * as styles from './Chip.css.ts';

export interface ChipProps extends Pick<ComponentProps<'button'>, 'children' | 'name' | 'type' | 'value'> {
  pressed: boolean;
  onPress: () => void;
}

/** A filter that is on or off. Put several into a labeled group; as submit buttons of a PlainForm, they work without scripts. */
export function Chip({ pressed, onPress, type = 'button', ...rest }: ChipProps) {
  return <button {...rest} type={type} aria-pressed={pressed} className={styles.chip} onClick={onPress} />;
}
