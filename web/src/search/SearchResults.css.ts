import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const groups = style({ display: 'grid', gap: space.xxl });

export const group = style({ display: 'grid', gap: space.md, justifyItems: 'start' });

export const list = style({ display: 'grid', width: '100%' });

export const result = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

// Not flex: spaces around the marks belong to the text.
export const link = style({
  display: 'inline-block',
  paddingBlock: space.xs,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.link, textDecoration: 'underline' },
});

export const excerpt = style({ maxWidth: vars.width.measure, color: color.textSecondary });

export const mark = style({ background: color.goldSoft, color: color.text, borderRadius: vars.radius.sm });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  fontWeight: 600,
});

export const suggestions = style({ display: 'grid', gap: space.md });

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
