import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { monospace } from '../theme/monospace.ts';

const { color, size, space } = vars;

export const hint = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.sm,
  padding: space.md,
  borderInlineStart: `2px solid ${color.gold}`,
  background: color.panel,
});

export const title = style({ fontFamily: vars.font.text, fontSize: size.small, fontWeight: 600 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  rowGap: space.xxs,
  fontSize: size.small,
});

export const term = style({ color: color.textSecondary });

export const value = style({
  fontFamily: monospace,
  userSelect: 'all',
});
