import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';

const { color, size, space } = vars;

export const status = style({ color: color.textSecondary, fontSize: size.caption, paddingBlock: space.xxs });

/** Of one height, so that the dialog does not jump with each letter. */
export const list = style({ height: 'min(24rem, 50dvh)', overflowY: 'auto' });

export const group = style({
  paddingBlock: `${space.xs} ${space.xxs}`,
  paddingInline: space.xs,
  color: color.textSecondary,
  fontSize: size.caption,
  fontWeight: 600,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: vars.width.touch,
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.gold}` },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { background: color.panel } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: 550,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = style({ flexShrink: 0, color: color.textSecondary, fontSize: size.caption });
