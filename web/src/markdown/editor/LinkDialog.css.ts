import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const parts = style({ display: 'grid', gap: space.md });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.sm,
  alignItems: 'end',
});

export const found = style({
  maxHeight: '14rem',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
});

export const page = style({
  display: 'grid',
  width: '100%',
  minHeight: vars.width.touch,
  padding: `${space.xs} ${space.sm}`,
  textAlign: 'start',
  ':focus-visible': { outlineOffset: -2 },
  '@media': { [media.hover]: { ':hover': { background: color.brandSoft } } },
});

export const path = style({
  color: color.textSecondary,
  fontSize: vars.size.caption,
  overflowWrap: 'anywhere',
});
