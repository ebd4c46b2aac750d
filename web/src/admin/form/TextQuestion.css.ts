import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const differences = style({ display: 'grid', gap: space.md, marginBlockStart: space.xs });

export const difference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const label = style({ marginBlockEnd: space.xxs, fontSize: size.small, fontWeight: 650 });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'start',
  minHeight: vars.width.touch,
  padding: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  background: color.raised,
  fontSize: size.small,
  selectors: { '&:has(:checked)': { borderColor: color.brand } },
});

export const whose = style({ display: 'block', color: color.textSecondary, fontSize: size.caption });

export const value = style({
  display: 'block',
  maxHeight: '10rem',
  overflowY: 'auto',
  whiteSpace: 'pre-wrap',
});

globalStyle(`${value} mark`, {
  background: color.goldSoft,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
});
