import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  marginBlockEnd: space.xl,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

export const states = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const count = style({ marginInlineStart: '0.5em', fontWeight: 400 });

export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const siteLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  fontSize: size.small,
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

export const unknownText = style({ flexBasis: '100%', color: color.textSecondary, fontSize: size.small });
