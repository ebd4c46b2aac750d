import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

/** Dashed, over the room that the text leaves for it. */
export const place = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: '0.35em',
  paddingInline: space.sm,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: `repeating-linear-gradient(-45deg, ${color.page} 0 10px, ${color.panel} 10px 11px)`,
  color: color.textSecondary,
  fontSize: size.small,
  lineHeight: 1.35,
  '@media': { [media.print]: { display: 'none' } },
});

export const act = style({
  color: color.brand,
  fontSize: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  '@media': {
    '(pointer: coarse)': { minHeight: vars.width.touch },
    [media.hover]: { ':hover': { textDecorationColor: 'currentcolor' } },
  },
});
