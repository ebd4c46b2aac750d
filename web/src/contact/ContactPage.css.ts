import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${space.section} * 0.8)`,
  paddingBlockStart: `calc(${space.section} * 0.6)`,
});

export const columns = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: space.xxl } },
});

/** The target of links to the form, where the focus starts. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minWidth: 0,
  ':focus': { outline: 'none' },
});

export const aside = style({ display: 'grid', alignContent: 'start', gap: space.xl, minWidth: 0 });
