import { style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { belowFilters } from './NewsFilters.css.ts';
import { story as linked } from './Story.css.ts';

const { color, space } = vars;

export const year = style({
  ...oneColumn,
  gap: `${space.sm} ${space.lg}`,
  '@media': { [media.md]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 5fr)' } },
});

/** In sight beside its rows. */
export const name = style({
  alignSelf: 'start',
  color: color.goldText,
  '@media': { [media.md]: { position: 'sticky', insetBlockStart: belowFilters } },
});

export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  ':last-child': { borderBlockEnd: `1px solid ${color.line}` },
});

export const story = style([
  linked,
  {
    display: 'grid',
    alignItems: 'center',
    gap: `${space.xxs} ${space.lg}`,
    minHeight: '3.5rem',
    paddingBlock: space.xs,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
  },
]);

export const title = style({
  fontSize: '1.125rem',
  fontWeight: 400,
  lineHeight: 1.3,
});
