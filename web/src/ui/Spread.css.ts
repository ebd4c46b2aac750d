import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import type { PicturePlace } from './picturePlace.ts';
import { withGutters } from '../theme/withGutters.ts';

const { color, space } = vars;

/** Where the picture is drawn: seven columns and what is beside them. */
export const spreadPlace: readonly PicturePlace[] = [
  { from: 'xl', width: 'calc(50vw + 7.5rem)', height: '26rem' },
  { from: 'md', width: '57vw', height: '26rem' },
  { width: '100vw', height: '11rem' },
];

/** A list of spreads. */
export const spreads = style({
  ...oneColumn,
  gap: `clamp(${space.xxl}, 7vw, 6rem)`,
  overflowX: 'clip',
});

export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingInline: space.gutter,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: `clamp(${space.xl}, 5vw, 5rem)`,
      alignItems: 'center',
      maxWidth: withGutters(vars.width.wide),
      marginInline: 'auto',
      selectors: { 'li:nth-child(even) > &': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
    },
  },
});

const edge = `calc(-1 * max(${space.gutter}, (100vw - ${vars.width.wide}) / 2))`;

export const picture = style({
  height: '11rem',
  marginInline: edge,
  '@media': {
    [media.md]: {
      height: '26rem',
      marginInline: `${edge} 0`,
      selectors: { 'li:nth-child(even) &': { order: 1, marginInline: `0 ${edge}` } },
    },
  },
});

export const texts = style({ display: 'grid', gap: space.sm, justifyItems: 'start', minWidth: 0 });

export const description = style({ maxWidth: vars.width.measure, color: color.textSecondary });
