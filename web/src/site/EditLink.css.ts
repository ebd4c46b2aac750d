import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const corner = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  insetBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  insetInlineStart: space.md,
  borderRadius: vars.radius.sm,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { display: 'none' } },
});
