import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { pendingLine } from '../../site/pending.css.ts';
import { wholeWidth } from '../parts/wholeWidth.css.ts';
import { stickyHeader } from '../../theme/sticky.css.ts';

const { color, space } = vars;

export const shell = style({
  minHeight: '100dvh',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

/** Below 1024 px. */
export const bar = style([
  stickyHeader,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.xs,
    paddingInline: `calc(${space.gutter} - 0.75rem) ${space.gutter}`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.panel,
    '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
  },
]);

/** Where the sign that the next section is loading is drawn. */
export const progress = style([
  pendingLine,
  {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    insetBlockStart: 0,
    insetInline: 0,
    height: '0.5rem',
    overflow: 'clip',
    pointerEvents: 'none',
  },
]);

export const side = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: space.xs,
      height: '100dvh',
      padding: space.sm,
      borderInlineEnd: `1px solid ${color.line}`,
      background: color.panel,
    },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: vars.width.touch,
  minWidth: 0,
  paddingInline: space.xs,
  color: color.brand,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
});

export const eyebrow = style({
  display: 'block',
  color: color.textSecondary,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: 600,
});

export const content = style({
  width: '100%',
  minWidth: 0,
  maxWidth: `calc(70rem + 2 * ${space.gutter})`,
  paddingInline: space.gutter,
  paddingBlock: space.lg,
  selectors: { [`&:has(> ${wholeWidth})`]: { maxWidth: 'none', paddingBlock: 0 } },
});
