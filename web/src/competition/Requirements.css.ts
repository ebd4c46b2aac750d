import { style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** The footer has its own margin. */
export const section = style({ paddingBlockStart: space.section });

/** The heading in columns 1 to 4, the lists in the others. */
export const columns = style({
  ...oneColumn,
  gap: `${space.xl} ${space.lg}`,
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xxl },
  },
});

export const column = style({
  ...oneColumn,
  gap: space.md,
});
export const intro = style({ color: color.textSecondary });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const mark = style({ paddingBlockStart: '0.15em', color: color.goldText });
