import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const milestones = style({ paddingBlock: space.section });

export const heading = style({ display: 'grid', gap: space.sm, marginBlockEnd: space.xxl });

/** One line of wax, with a dot for each milestone; upright on narrow windows. */
export const line = style({
  '@media': {
    [media.lg]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const milestone = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  height: '100%',
  paddingBlockEnd: space.xl,
  paddingInlineStart: space.xl,
  borderInlineStart: `2px solid ${color.gold}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.35rem',
    insetInlineStart: -9,
    width: 16,
    height: 16,
    borderRadius: '52% 48% 50% 50%',
    background: color.gold,
  },
  '@media': {
    [media.lg]: {
      paddingBlock: `${space.xl} 0`,
      paddingInline: `0 ${space.xl}`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${color.gold}`,
      '::before': { insetBlockStart: -9, insetInlineStart: 0 },
    },
  },
});

export const year = style({
  color: color.goldText,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.2,
});
export const text = style({ color: color.textSecondary, fontSize: vars.size.small });
