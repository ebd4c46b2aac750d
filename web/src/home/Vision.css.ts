import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', gap: space.xl } },
});

export const cardTitle = style({
  paddingBlockEnd: space.md,
  marginBlockEnd: space.md,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.brand,
});

export const cardText = style({ maxWidth: vars.width.measure, fontSize: vars.size.lead, lineHeight: 1.55 });

export const theme = style({
  display: 'grid',
  gap: `clamp(${space.xl}, 5vw, 5rem)`,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', marginBlockStart: space.xl } },
});

export const themePicture = style({
  position: 'relative',
  '@media': { [media.md]: { order: 1 } },
});

export const themeImage = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.md,
  background: color.panel,
});

export const edition = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  padding: `${space.xs} ${space.lg} 0`,
  borderStartEndRadius: vars.radius.md,
  background: color.panel,
  color: color.goldText,
  fontFamily: vars.font.large,
  fontSize: vars.size.display,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});

export const themeTexts = style({ display: 'grid', gap: space.md });

export const themeText = style({ maxWidth: vars.width.measure, color: color.textSecondary });

export const objectives = style({
  display: 'grid',
  gap: space.xs,
  marginBlockStart: space.sm,
  padding: space.lg,
  borderInlineStart: `2px solid ${color.gold}`,
  background: color.raised,
});
