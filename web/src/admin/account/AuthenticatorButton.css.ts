import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { monospace } from '../../theme/monospace.ts';

/** For an app on this device, which cannot scan its own screen. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: vars.width.touch,
  fontWeight: 600,
});

export const key = style({
  display: 'block',
  fontFamily: monospace,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const caption = style({ color: vars.color.textSecondary, fontSize: vars.size.caption });
