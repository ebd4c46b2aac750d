import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { pebble } from '../ui/Pebble.css.ts';

const { space } = vars;

/** The pebble lies partly beyond the right edge. */
export const page = style({ position: 'relative', overflowX: 'clip' });

/** A cloud over the page: above its title or, in wider windows, beside it. */
export const cloud = style([
  pebble,
  {
    position: 'absolute',
    insetBlockStart: '1.5rem',
    insetInlineEnd: '-3rem',
    width: '10rem',
    '@media': {
      [media.md]: { insetInlineEnd: '-4rem', width: '15rem' },
      [media.lg]: { insetBlockStart: '2.5rem', insetInlineEnd: '-5rem', width: '22.5rem' },
      [media.print]: { display: 'none' },
    },
  },
]);

/** Columns 1 to 7. */
const beside = '58.3333%';

export const head = style({
  display: 'grid',
  gap: space.md,
  paddingBlock: `10.75rem calc(${space.section} * 0.75)`,
  '@media': {
    [media.md]: { minHeight: '16rem', paddingBlockStart: space.xxl, paddingInlineEnd: '12rem' },
    [media.lg]: {
      alignContent: 'end',
      width: beside,
      minHeight: '24.5rem',
      paddingInlineEnd: space.xl,
    },
  },
});

/** The form in columns 1 to 7, the ways to the organizers in 9 to 12. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  '@media': {
    [media.lg]: { gridTemplateColumns: `calc(${beside} - ${space.md}) minmax(0, 1fr)`, gap: '8.3333%' },
  },
});

/** The target of links to the form, where the focus starts. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  minWidth: 0,
  ':focus': { outline: 'none' },
});

export const aside = style({ display: 'grid', alignContent: 'start', gap: space.xxl, minWidth: 0 });

export const below = style({ display: 'grid', gap: space.section, marginBlockStart: space.section });
