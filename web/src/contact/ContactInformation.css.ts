import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  marginBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const card = style({
  display: 'flex',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.width.touch,
  height: vars.width.touch,
  borderRadius: vars.radius.full,
  background: color.brandSoft,
  color: color.brand,
});

export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', minWidth: 0 });

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: 600,
  color: color.textSecondary,
});

export const line = style({
  fontStyle: 'normal',
  fontWeight: 500,
  lineHeight: 1.5,
  selectors: {
    'a&': { display: 'inline-flex', alignItems: 'center', textDecorationColor: color.lineStrong },
  },
  '@media': { '(pointer: coarse)': { selectors: { 'a&': { minHeight: vars.width.touch } } } },
});
