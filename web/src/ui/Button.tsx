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
  /** At work: pressing does nothing, and the label (say "Saving…") is the caller's. */
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
  // `aria-disabled` while busy, not `disabled`, which would drop the keyboard's focus to the page.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, wide })}
      onClick={handleClick}
    />
  );
}
