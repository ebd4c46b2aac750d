import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

/** Fills the window: the picture between a toolbar and its facts. */
export const preview = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  width: '100%',
  height: '100dvh',
  background: color.page,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.lg}`,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const name = style({
  overflow: 'hidden',
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const picture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minHeight: 0,
  padding: space.md,
  background: color.panel,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `${space.sm} ${space.lg} max(${space.sm}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const facts = style({ display: 'grid', flex: '1 1 18rem', gap: space.xxs, minWidth: 0 });

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  marginInlineStart: 'auto',
  '@media': { [media.md]: { marginInlineStart: 0 } },
});

export const position = style({ minWidth: '5rem', fontSize: size.small, textAlign: 'center' });
