import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const pair = style({ display: 'grid', gap: vars.space.xs });

export const sides = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

/** As tall as a field of one line, of three and of six, and as the panel beside them. */
export const field = styleVariants({
  line: { height: '5.75rem' },
  short: { height: '8.75rem' },
  long: { height: '13.25rem' },
  panel: { height: '30rem' },
});
