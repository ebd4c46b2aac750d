import type { ComponentProps } from 'react';
import * as styles from './IconButton.css.ts';

export type IconButtonVariant = keyof typeof styles.variant;

/** The class of an icon button, for a link that looks like one; the link needs an `aria-label`. */
export function iconButtonStyle(variant: IconButtonVariant = 'plain'): string {
  return styles.variant[variant];
}

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'className' | 'style' | 'title'
> {
  /** What it does; shown as a tooltip and read by screen readers. */
  label: string;
  variant?: IconButtonVariant | undefined;
}

/** A button whose only content is an icon, its child. */
export function IconButton({ label, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={iconButtonStyle(variant)} />
  );
}
