import { style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const section = style({ paddingBlock: space.section });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'end',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg } },
});

export const stages = style({
  ...oneColumn,
  gap: `${space.xl} ${space.lg}`,
  marginBlockStart: space.xxl,
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // In as many columns as there are stages.
    [media.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  height: '100%',
  paddingBlockStart: space.md,
  borderBlockStart: `2px solid ${color.gold}`,
});

export const number = style({
  color: color.gold,
  fontFamily: vars.font.large,
  fontSize: vars.size.display,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

export const date = style({ color: color.goldText, fontSize: vars.size.small, fontWeight: 600 });
export const description = style({ color: color.textSecondary });
