import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  background: color.raised,
});

export const picture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  width: '100%',
  aspectRatio: '3 / 2',
  padding: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.panel,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: -4 },
  '@media': { [media.hover]: { ':hover': { background: color.brandSoft } } },
});

export const texts = style({
  display: 'grid',
  alignContent: 'start',
  flex: 1,
  gap: space.xs,
  padding: space.md,
  paddingBlockEnd: space.sm,
});

export const title = style({ display: 'flex', justifyContent: 'space-between', gap: space.xs });

export const name = style({
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: `0 ${space.xs} ${space.xs} ${space.md}`,
});

export const changes = style({ display: 'flex' });
