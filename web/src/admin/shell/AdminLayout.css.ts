import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { stickyHeader } from '../../theme/sticky.css.ts';

const { color, space } = vars;

export const shell = style({
  minHeight: '100dvh',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: '16rem minmax(0, 1fr)' } },
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

export const side = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      gap: space.lg,
      height: '100dvh',
      overflowY: 'auto',
      padding: space.md,
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
  fontSize: vars.size.body,
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
  '@media': { [media.lg]: { paddingBlockStart: space.xl } },
});
