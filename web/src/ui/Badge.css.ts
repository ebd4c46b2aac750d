import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

// A selvedge tag: dyed yarn at one edge.
const base = style({
  display: 'inline-flex',
  // It breaks only if it is alone in its line.
  flexShrink: 0,
  maxWidth: '100%',
  width: 'fit-content',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingBlock: '0.2em',
  paddingInline: '0.6em 0.65em',
  borderInlineStart: '2px solid currentColor',
  borderRadius: `0 ${vars.radius.sm} ${vars.radius.sm} 0`,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.35,
});

export const tone = styleVariants({
  neutral: [base, { background: color.panel, color: color.textSecondary }],
  brand: [base, { background: color.brandSoft, color: color.brand }],
  indigo: [base, { background: color.indigoSoft, color: color.indigo }],
  red: [base, { background: color.accentSoft, color: color.accent }],
  gold: [base, { background: color.goldSoft, color: color.goldText }],
  leaf: [base, { background: color.leafSoft, color: color.leaf }],
});
