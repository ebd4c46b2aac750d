import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
  marginBlockEnd: space.lg,
  // The actions stay at the top right, however long the lead.
  '@media': { [media.md]: { flexWrap: 'nowrap', alignItems: 'start' } },
});

export const texts = style({
  display: 'grid',
  gap: space.xxs,
  minWidth: 0,
  '@media': { [media.md]: { flex: 1 } },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space.sm, minWidth: 0 });

export const lead = style({ color: color.textSecondary, fontSize: vars.size.small });
