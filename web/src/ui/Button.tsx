import type { ComponentProps, MouseEvent } from 'react';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The class of a button, for a link that looks like one: `<Link className={buttonStyle()}>`. */
export function buttonStyle({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return `${styles.variant[variant]} ${styles.size[size]}${wide ? ` ${styles.wide}` : ''}`;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'>, ButtonLook {
  /** Busy: a press does nothing, and the caller sets the label, such as “Saving…”. */
  busy?: boolean | undefined;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // `aria-disabled` while busy, not `disabled`, which would lose the keyboard’s focus.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, wide })}
      onClick={handleClick}
    />
  );
}
