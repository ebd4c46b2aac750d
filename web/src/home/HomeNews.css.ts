import { style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { story } from '../news/Story.css.ts';
import { media } from '../theme/media.ts';
import * as type from '../theme/typography.css.ts';

const { color, space } = vars;

export const news = style({ paddingBlock: space.section });

export const stories = style({
  ...oneColumn,
  gap: space.xl,
  marginBlockStart: space.xl,
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.lg },
  },
});

export const leadRegion = style({ minWidth: 0, '@media': { [media.lg]: { gridColumn: '1 / 9' } } });
export const latest = style({
  minWidth: 0,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.lg]: { gridColumn: '9 / -1', borderBlockStart: 0 } },
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});

export const latestItem = style({
  paddingBlock: space.lg,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.lg]: { selectors: { '&:first-child': { paddingBlockStart: 0 } } } },
});

export const latestStory = style([
  story,
  { display: 'flex', justifyContent: 'space-between', gap: space.md },
]);
export const latestTexts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minWidth: 0,
  flex: 1,
});
export const latestTitle = style([
  type.title,
  {
    fontSize: '1.375rem',
    fontWeight: 400,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
  },
]);
