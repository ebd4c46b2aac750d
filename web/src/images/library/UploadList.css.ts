import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const uploads = style({
  display: 'grid',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: vars.width.touch,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  minHeight: vars.width.touch,
  paddingBlock: space.xs,
  fontSize: size.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const name = style({
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const state = style({ color: color.textSecondary, fontSize: size.caption });

const outcomeTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  fontSize: size.caption,
  fontWeight: 600,
});
export const good = style([outcomeTitle, { color: color.leaf }]);
export const bad = style([outcomeTitle, { color: color.dangerText }]);

export const outcome = style({
  gridColumn: '1 / -1',
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.45,
});

export const progress = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  appearance: 'none',
  background: color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: color.line },
    '&::-webkit-progress-value': {
      borderRadius: vars.radius.full,
      background: color.brand,
      transition: `inline-size ${vars.duration.quick}`,
    },
    '&::-moz-progress-bar': { borderRadius: vars.radius.full, background: color.brand },
  },
});
