import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, size, space } = vars;

export const notes = style({ display: 'grid', gap: space.xs, marginBlockStart: space.xs });

export const note = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  background: color.goldSoft,
  fontSize: size.caption,
  lineHeight: 1.45,
});

export const words = style({ overflowWrap: 'anywhere' });
export const reason = style({ color: color.textSecondary });
