import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** The title in columns 1 to 4, the text in 6 to 12. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  paddingBlockStart: `calc(${space.section} * 0.6)`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.xxl },
  },
});

/** Next to the text, the title stays in sight. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  '@media': {
    [media.lg]: { position: 'sticky', insetBlockStart: '7rem', alignSelf: 'start' },
    [media.print]: { position: 'static' },
  },
});
globalStyle(`${head} > img`, {
  width: '5rem',
  marginBlockEnd: space.xs,
  '@media': { [media.lg]: { width: '8rem' }, [media.print]: { display: 'none' } },
});
globalStyle(`${head} > h1`, {
  '@media': { [media.lg]: { fontSize: vars.size.headline, lineHeight: 1.08 } },
});

export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xl,
  maxWidth: vars.width.measure,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
