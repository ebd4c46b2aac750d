import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'end',
  paddingBlockStart: `calc(${space.section} * 0.75)`,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '8.5%' } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** What can be done today. */
export const registration = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
});
globalStyle(`${registration} > form`, {
  width: '100%',
  marginBlockStart: space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = style({ color: color.textSecondary });
