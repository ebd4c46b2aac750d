import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const vision = style({ paddingBlock: space.section, background: color.panel });

export const heading = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.sm,
  textAlign: 'center',
});

/** Either side of a line of wax. */
export const statements = style({
  display: 'grid',
  gap: space.xl,
  marginBlock: `${space.xl} ${space.section}`,
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr', gap: 0, marginBlockStart: space.xxl },
    [media.lg]: { marginInline: '8%' },
  },
});

export const statement = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  selectors: {
    // The wax between two statements.
    '& + &': { paddingBlockStart: space.xl, borderBlockStart: `2px solid ${color.gold}` },
  },
  '@media': {
    [media.md]: {
      paddingInlineEnd: `clamp(${space.xl}, 5vw, 4.5rem)`,
      selectors: {
        '& + &': {
          paddingBlock: 0,
          paddingInline: `clamp(${space.xl}, 5vw, 4.5rem) 0`,
          borderBlockStart: 0,
          borderInlineStart: `2px solid ${color.gold}`,
        },
      },
    },
  },
});

export const statementTitle = style({
  color: color.brand,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const statementText = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.3125rem, 1.0417rem + 1.2037vw, 1.875rem)',
  lineHeight: 1.3,
  textWrap: 'pretty',
});

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
