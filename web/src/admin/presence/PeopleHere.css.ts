import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const people = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minWidth: 0,
});

export const text = style({ overflowWrap: 'anywhere' });

export const circles = style({ display: 'inline-flex', flexShrink: 0 });

const round = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${color.raised}`,
  borderRadius: vars.radius.full,
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: 1,
  selectors: { '& + &': { marginInlineStart: `calc(-1 * ${space.xxs})` } },
});

export const circle = styleVariants({
  looking: [round, { background: color.panel, color: color.textSecondary }],
  typing: [round, { background: color.brandSoft, color: color.brand }],
});
