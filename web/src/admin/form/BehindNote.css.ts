import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const note = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.sm,
  padding: space.sm,
  borderRadius: vars.radius.sm,
  background: color.goldSoft,
});

export const caption = style({ color: color.textSecondary, fontSize: size.caption });

/** A long text scrolls: the form stays at hand. */
export const changes = style({
  maxHeight: '14rem',
  overflow: 'auto',
  fontSize: size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

globalStyle(`${changes} ins`, {
  background: color.leafSoft,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
});
globalStyle(`${changes} del + ins`, { marginInlineStart: '0.25em' });
globalStyle(`${changes} del`, { background: color.dangerSoft, color: color.text });
