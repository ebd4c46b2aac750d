import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { scrim } from './overlay.css.ts';

const { color, space } = vars;

const enter = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: `translateX(calc(100% + ${space.lg}))` },
});

/**
 * At the bottom, in a wide window at the right: headings and the buttons beside them are at the top, and `useAboveFoot`
 * keeps it off a save bar. Over a dialog, which has its buttons at the bottom, it is at the top, next to the close button.
 */
export const viewport = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  width: 'min(26rem, 100%)',
  padding: space.md,
  paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
  // The empty corner must not catch presses meant for the page.
  pointerEvents: 'none',
  selectors: {
    [`html:has(${scrim}) &`]: {
      insetBlock: '0 auto',
      insetInline: '0 auto',
      width: `min(26rem, calc(100% - ${vars.width.touch} - ${space.lg}))`,
    },
  },
  '@media': {
    [media.md]: {
      padding: space.lg,
      paddingBlockEnd: `max(${space.lg}, env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

const toast = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: space.xs,
  padding: `${space.sm} ${space.xs} ${space.md} ${space.lg}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  pointerEvents: 'auto',
  position: 'relative',
  overflow: 'hidden',
  // The selvedge.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 6,
    background: 'currentColor',
  },
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': {
      transform: 'translateX(0)',
      transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${enter} ${vars.duration.calm} ${vars.easing.out}` },
        '&[data-state="closed"]': {
          animation: `${leave} ${vars.duration.quick} ${vars.easing.inOut} forwards`,
        },
        '&[data-swipe="end"]': {
          animation: `${swipeOut} ${vars.duration.quick} ${vars.easing.out} forwards`,
        },
      },
    },
  },
});

export const look = styleVariants({
  default: [toast, { '::before': { color: color.brand } }],
  destructive: [
    toast,
    { borderColor: color.danger, background: color.dangerSoft, '::before': { color: color.danger } },
  ],
});

export const texts = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlockStart: '0.5rem',
});
export const title = style({ fontWeight: 650, lineHeight: 1.4 });
export const description = style({
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: color.textSecondary,
  selectors: { [`${look.destructive} &`]: { color: color.text } },
});
export const action = style({ gridColumn: '1', marginBlockStart: space.sm });
