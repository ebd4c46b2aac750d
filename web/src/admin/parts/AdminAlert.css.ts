import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const alert = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.md} ${space.lg}`,
  scrollMarginBlock: '5rem',
  border: `1px solid ${color.gold}`,
  borderInlineStartWidth: 4,
  borderRadius: vars.radius.md,
  background: color.goldSoft,
  color: color.text,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: space.xs, fontWeight: 650 });

export const text = style({ maxWidth: vars.width.measure, fontSize: vars.size.small, lineHeight: 1.55 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
});
