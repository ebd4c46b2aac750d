import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(22rem, calc(100% - 3rem))',
  height: '100dvh',
  background: color.page,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const slide = (from: string) => ({
  [media.motion]: {
    selectors: {
      '&[data-state="open"]': {
        animation: `${keyframes({ from: { transform: from } })} ${vars.duration.calm} ${vars.easing.out}`,
      },
      '&[data-state="closed"]': {
        animation: `${keyframes({ to: { transform: from } })} ${vars.duration.quick} ${vars.easing.inOut} forwards`,
      },
    },
  },
});

export const side = styleVariants({
  start: [
    sheet,
    {
      justifySelf: 'start',
      borderInlineEnd: `1px solid ${color.line}`,
      '@media': slide('translateX(-100%)'),
    },
  ],
  end: [
    sheet,
    {
      justifySelf: 'end',
      borderInlineStart: `1px solid ${color.line}`,
      '@media': slide('translateX(100%)'),
    },
  ],
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `${space.sm} ${space.sm} ${space.sm} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const body = style({
  flex: 1,
  minHeight: 0,
  padding: space.lg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
