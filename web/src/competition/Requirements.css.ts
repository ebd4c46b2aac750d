import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { printedColumn } from '../theme/printedColumn.ts';

const { color, space } = vars;

/** The footer has its own margin. */
export const section = style({ paddingBlockStart: space.section });

/** The heading in columns 1 to 4, the lists in the others. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xl} ${space.lg}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xxl },
    ...printedColumn,
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  '@media': printedColumn,
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
