import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import * as type from '../theme/typography.css.ts';

const { color, duration, space } = vars;

export const news = style({ paddingBlock: space.section });

export const stories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  marginBlockStart: space.xl,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.lg } },
});

/** A story is one link: its focus ring surrounds it. */
const story = style({
  position: 'relative',
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 6 } },
});

export const leadRegion = style({ minWidth: 0, '@media': { [media.lg]: { gridColumn: '1 / 9' } } });
export const lead = style([story, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm }]);

/** As wide as the window where the title has to be so, too. */
export const leadPicture = style({
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': { [media.md]: { marginInline: 0 } },
});

/** On the page’s ground, over the foot of the picture. */
export const leadTitle = style([
  type.headline,
  {
    // Over the picture, but below the link.
    zIndex: 0,
    justifySelf: 'start',
    maxWidth: '88%',
    marginBlockStart: `calc(-1.5rem - ${space.sm})`,
    paddingBlockStart: space.md,
    paddingInlineEnd: space.lg,
    background: color.page,
    boxShadow: `calc(-1 * ${space.gutter}) 0 ${color.page}`,
    fontSize: 'clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem)',
    lineHeight: 1.04,
    transition: `color ${duration.quick}`,
    '@media': {
      [media.md]: {
        marginBlockStart: `calc(-3rem - ${space.sm})`,
        paddingBlockStart: space.lg,
        paddingInlineEnd: space.xl,
        boxShadow: 'none',
      },
    },
  },
]);

export const leadExcerpt = style({
  maxWidth: '38rem',
  color: color.textSecondary,
  fontSize: '1.125rem',
  lineHeight: 1.55,
});

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
    transition: `color ${duration.quick}`,
  },
]);
globalStyle(`${story}:is(:hover, :focus-within) h3`, { color: color.brand });

/** The date and the link, or more before them. */
export const foot = style([
  type.caption,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.md}` },
]);

export const readMore = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: color.link,
  fontWeight: 600,
  '@media': {
    [media.hover]: { opacity: 0, transition: `opacity ${duration.quick} ${vars.easing.out}` },
  },
});
globalStyle(`${story}:is(:hover, :focus-within) ${readMore}`, { opacity: 1 });
