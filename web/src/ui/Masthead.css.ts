import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const masthead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.xl}`,
  paddingBlockEnd: space.md,
  borderBlockEnd: `2px solid ${color.text}`,
});

export const title = style({ display: 'grid', gap: space.xs, minWidth: 0 });
export const lead = style({ color: color.textSecondary });

export const more = style({ minWidth: 0 });
globalStyle(`${more} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontWeight: 600,
});
