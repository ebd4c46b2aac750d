import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const notFound = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.md,
  paddingBlock: space.section,
});

export const number = style({
  color: color.gold,
  fontFamily: vars.font.display,
  fontSize: 'clamp(6rem, 4rem + 14vw, 14rem)',
  fontVariationSettings: "'opsz' 144",
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
});

export const hint = style({
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderInlineStart: `2px solid ${color.gold}`,
  background: color.panel,
  color: color.textSecondary,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
});
