import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const facts = style({ display: 'grid', gap: space.sm });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.md}`,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: size.small,
  lineHeight: 1.5,
});

export const name = style({ color: color.textSecondary });

export const value = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space.xs}`,
  minWidth: '8rem',
  // The height of a skeleton.
  minHeight: '1.6em',
  fontWeight: 600,
  textAlign: 'end',
});

const state = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxs });
export const healthy = style([state, { color: color.leaf }]);
export const failing = style([state, { color: color.dangerText }]);
export const note = style({
  color: color.textSecondary,
  fontSize: size.caption,
  fontWeight: 400,
  alignSelf: 'center',
});

export const failure = style({ color: color.dangerText, fontSize: size.caption, lineHeight: 1.45 });

export const action = style({ marginBlockStart: 'auto' });
