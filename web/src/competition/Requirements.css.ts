import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))',
      columnGap: 'clamp(3rem, 7vw, 8rem)',
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
});
export const intro = style({ maxWidth: vars.width.measure, color: color.textSecondary });

export const list = style({ maxWidth: vars.width.measure });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const mark = style({ paddingBlockStart: '0.15em', color: color.goldText });
