import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { notFirst } from '../../theme/selectors.ts';

const { color, space } = vars;

export const people = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
});

export const text = style({ overflowWrap: 'anywhere' });

export const circles = style({ display: 'inline-flex', flexShrink: 0 });

// Those that overlap are apart from each other.
globalStyle(`${circles} > *`, { boxShadow: `0 0 0 2px ${color.raised}` });
globalStyle(`${circles} > ${notFirst}`, { marginInlineStart: `calc(-1 * ${space.xxs})` });
