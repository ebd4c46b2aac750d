import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const rise = keyframes({ from: { transform: 'translateY(12px)' } });

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  placeSelf: 'center',
  width: `calc(100% - 2 * ${space.md})`,
  maxHeight: `calc(100dvh - 2 * ${space.md})`,
  border: `1px solid ${color.line}`,
  borderBlockStart: `3px solid ${color.brand}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.motion]: { animation: `${rise} ${vars.duration.calm} ${vars.easing.out}` } },
});

export const size = styleVariants({
  small: [panel, { maxWidth: '28rem' }],
  medium: [panel, { maxWidth: '40rem' }],
  large: [panel, { maxWidth: '60rem' }],
});

export const danger = style({ borderBlockStartColor: color.danger });

export const header = style({
  display: 'grid',
  gap: space.xxs,
  padding: space.lg,
  paddingBlockEnd: space.md,
  paddingInlineEnd: `calc(${vars.width.touch} + ${space.lg})`,
});
export const close = style({ position: 'absolute', insetBlockStart: space.sm, insetInlineEnd: space.sm });
export const description = style({ color: color.textSecondary, fontSize: vars.size.small, lineHeight: 1.55 });

export const body = style({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.lg,
  // Leave room for a field’s focus ring at either end.
  paddingBlock: `${space.xxs} ${space.lg}`,
});

export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.panel,
  '@media': { [media.sm]: { flexDirection: 'row', justifyContent: 'flex-end' } },
});

export const confirm = style({ display: 'grid', gap: space.sm, padding: space.lg });
/** The item in question, as a woven label. */
export const thing = style({
  padding: `${space.sm} ${space.md}`,
  borderInline: `1px dashed ${color.lineStrong}`,
  background: color.panel,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  lineHeight: 1.35,
});
