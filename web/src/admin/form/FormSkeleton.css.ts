import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const pair = style({ display: 'grid', gap: vars.space.xs });

export const sides = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Where there is no room for it, it is in a drawer. */
export const aside = style({
  display: 'none',
  '@media': { [media.beside]: { display: 'grid', alignContent: 'start', gap: vars.space.md } },
});

/** The heights of a field of one, three and six lines, and of the panel next to them. */
export const field = styleVariants({
  line: { height: '5.75rem' },
  short: { height: '8.75rem' },
  long: { height: '13.25rem' },
  panel: { height: '30rem' },
});
