import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { alert } from '../../parts/AdminAlert.css.ts';
import { barHeight } from '../bar/FormBar.css.ts';
import { strip } from '../review/ReviewStrip.css.ts';

const { color, size, space } = vars;

/** Its head covers nothing that has the focus. */
const headHeight = '2.75rem';

/** Beside the texts, up to the edge of the window, where it stays while they scroll. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: barHeight,
  alignSelf: 'start',
  height: `calc(100dvh - ${barHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${headHeight} + ${space.md}) ${space.md}`,
  marginBlockStart: `calc(-1 * ${space.lg})`,
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.panel,
  selectors: {
    '&:focus': { outline: 'none' },
    // Below what has the width of the window, it does not touch it.
    [`:is(${alert}, ${strip}) ~ * &`]: { marginBlockStart: 0 },
  },
  '@media': { [media.print]: { position: 'static', height: 'auto' } },
});

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

/** The same as a drawer. */
export const drawer = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 'min(22rem, calc(100% - 3rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: `calc(${headHeight} + ${space.md}) ${space.md}`,
  background: color.panel,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:focus': { outline: 'none' },
    // Its fields are in the form, but nobody sees them.
    '&[data-open="false"]': { visibility: 'hidden' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-open="true"]': { animation: `${slide} ${vars.duration.calm} ${vars.easing.out}` },
      },
    },
    [media.print]: { position: 'static', selectors: { '&[data-open="false"]': { visibility: 'visible' } } },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: headHeight,
  paddingInline: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.panel,
});

export const tabs = style({ display: 'flex', gap: space.sm, alignSelf: 'stretch', whiteSpace: 'nowrap' });

export const tab = style({
  minHeight: vars.width.touch,
  paddingInline: 2,
  borderBlock: '2px solid transparent',
  color: color.textSecondary,
  fontSize: size.small,
  fontWeight: 500,
  selectors: {
    '&[data-state="active"]': { borderBlockEndColor: color.gold, color: color.text, fontWeight: 650 },
  },
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
});

export const toMend = style({ color: color.dangerText, fontWeight: 650 });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.md,
  selectors: { '&[data-state="inactive"]': { display: 'none' }, '&:focus-visible': { outlineOffset: -2 } },
});
