import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

const base = style({ paddingBlock: space.section });

export const ground = styleVariants({
  // The footer has its own margin.
  page: [base, { selectors: { '&:last-child': { paddingBlockEnd: 0 } } }],
  panel: [base, { background: color.panel }],
});

const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xl}, 4vw, ${space.xxl})`,
});

const twoColumns = style({
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: `clamp(${space.xxl}, 7vw, 7rem)`,
    },
  },
});

export const layout = styleVariants({ below: [content], beside: [content, twoColumns] });

/** The heading stays visible next to longer content. */
export const heading = style({
  '@media': {
    [media.lg]: {
      selectors: {
        [`${twoColumns} > &`]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' },
      },
    },
  },
});
