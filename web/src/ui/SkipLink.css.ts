import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
  zIndex: vars.layer.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.sm,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: vars.shadow.overlay,
  transform: 'translateY(-300%)',
  ':focus': { transform: 'none' },
  ':hover': { color: vars.color.onBrand },
  '@media': { [media.print]: { display: 'none' } },
});
