import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const keys = style({ display: 'grid', gap: space.sm });

export const part = style({
  marginBlock: `${space.lg} ${space.sm}`,
  fontSize: vars.size.small,
  fontWeight: 650,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: space.md,
  alignItems: 'baseline',
});

export const key = style({
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  background: color.panel,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  fontWeight: 600,
});
