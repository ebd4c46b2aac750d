import { style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
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
  ...oneColumn,
  gap: space.xl,
  marginBlockStart: space.xl,
  '@media': {
    [media.md]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 0,
      marginBlockStart: space.xxl,
    },
    [media.lg]: { marginInline: '8%' },
  },
});

export const statement = style({
  ...oneColumn,
  gap: space.sm,
  selectors: {
    // The wax between two statements.
    '& + &': { paddingBlockStart: space.xl, borderBlockStart: `2px solid ${color.gold}` },
  },
  '@media': {
    [media.md]: {
      paddingInlineEnd: `clamp(${space.xl}, 5vw, 4.5rem)`,
      selectors: {
        '&:only-child': { paddingInlineEnd: 0, textAlign: 'center' },
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

/** The place of the theme while its code loads. */
export const theme = style({
  minHeight: '80rem',
  '@media': { [media.md]: { minHeight: '52rem' }, [media.lg]: { minHeight: '56rem' } },
});
