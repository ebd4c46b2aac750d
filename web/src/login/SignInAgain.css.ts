import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const who = style({ display: 'grid', fontWeight: 600 });

export const caption = style({ color: color.textSecondary, fontSize: vars.size.caption, fontWeight: 400 });

export const leave = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
});

/** For a server that did not respond: the password may be correct. */
export const failed = style({ color: color.danger });
