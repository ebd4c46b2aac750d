import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** Panels side by side if there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: space.lg,
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  padding: space.md,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  '@media': { [media.md]: { padding: space.lg } },
});

export const heading = style({ display: 'grid', gap: space.xxs });

export const text = style({
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textWrap: 'pretty',
});

/** Two actions of one panel, with a line between them. */
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space.xl } },
});

export const act = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: '1fr auto',
  justifyItems: 'start',
  gap: space.md,
  selectors: {
    '& + &': {
      paddingBlockStart: space.lg,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
  '@media': {
    [media.md]: {
      selectors: {
        '& + &': {
          paddingBlockStart: 0,
          paddingInlineStart: space.xl,
          borderBlockStart: 'none',
          borderInlineStart: `1px solid ${color.line}`,
        },
      },
    },
  },
});

/** An action below a pair, as wide as both. */
export const wideAct = style({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const warning = style({
  display: 'flex',
  gap: space.sm,
  padding: `${space.sm} ${space.md}`,
  borderInlineStart: `3px solid ${color.gold}`,
  borderRadius: vars.radius.sm,
  background: color.goldSoft,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
