import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import * as type from '../theme/typography.css.ts';

const { color, duration, space } = vars;

/** A story is one link: its focus ring surrounds it. */
export const story = style({
  position: 'relative',
  '@media': { [media.print]: { breakInside: 'avoid' } },
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 6 } },
});
globalStyle(`${story} :is(h3, h4)`, { transition: `color ${duration.quick}` });
globalStyle(`${story}:is(:hover, :focus-within) :is(h3, h4)`, { color: color.brand });

const stacked = style([
  story,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space.md },
]);

/** Beside each other in a wide window. */
const beside = style([
  stacked,
  {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: `minmax(0, 1fr) calc((100% - 2 * ${space.lg}) / 3)`,
        columnGap: space.lg,
      },
    },
  },
]);

const texts = style([stacked, { paddingBlockStart: space.md, borderBlockStart: `1px solid ${color.line}` }]);

export const look = styleVariants({
  story: [stacked],
  lead: [beside],
  half: [stacked],
  whole: [stacked],
  bleed: [story, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }],
  text: [texts],
});

/** As wide as the window where the title has to be so, too. */
export const picture = style({
  marginInline: `calc(-1 * ${space.gutter})`,
  '@media': { [media.md]: { marginInline: 0 } },
  selectors: { [`${look.bleed} > &`]: { marginInline: 0 } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.sm,
});

globalStyle(`${look.bleed} > *`, {
  '@media': { [media.md]: { gridArea: '1 / 1' }, [media.print]: { gridArea: 'auto' } },
});
/** Below the picture or, where it is wide, on the page’s ground in its corner. */
globalStyle(`${look.bleed} > ${words}`, {
  // Over the picture, but below the link.
  zIndex: 0,
  placeSelf: 'end start',
  maxWidth: 'min(48rem, 100%)',
  paddingBlockStart: space.lg,
  paddingInline: `max(${space.gutter}, (100vw - ${vars.width.wide}) / 2) ${space.xl}`,
  background: color.page,
  '@media': {
    [media.md]: { paddingBlockEnd: space.sm },
    [media.print]: { maxWidth: 'none', paddingInline: 0, background: 'none' },
  },
});

/** On the page’s ground, over the foot of the picture. */
const over = style([
  type.headline,
  {
    // Over the picture, but below the link.
    zIndex: 0,
    justifySelf: 'start',
    maxWidth: '88%',
    marginBlockStart: `calc(-1.5rem - ${space.md})`,
    paddingBlockStart: space.md,
    paddingInlineEnd: space.lg,
    background: color.page,
    boxShadow: `calc(-1 * ${space.gutter}) 0 ${color.page}`,
    fontSize: 'clamp(1.75rem, 1.1667rem + 2.5926vw, 3.5rem)',
    lineHeight: 1.04,
    '@media': {
      [media.md]: {
        marginBlockStart: `calc(-3rem - ${space.md})`,
        paddingBlockStart: space.lg,
        paddingInlineEnd: space.xl,
        boxShadow: 'none',
      },
      [media.print]: {
        maxWidth: 'none',
        marginBlockStart: 0,
        paddingBlockStart: 0,
        background: 'none',
        boxShadow: 'none',
      },
    },
  },
]);

export const title = styleVariants({
  story: [over],
  lead: [
    type.headline,
    {
      fontSize: 'clamp(1.75rem, 1.3333rem + 1.8519vw, 3rem)',
      lineHeight: 1.08,
      textWrap: 'pretty',
      // In a third of the page.
      '@media': { [media.lg]: { fontSize: 'clamp(1.875rem, 4.327vw - 0.894rem, 3rem)' } },
    },
  ],
  half: [type.heading],
  whole: [over],
  bleed: [type.headline],
  text: [type.title, { fontSize: '1.375rem', fontWeight: 400, lineHeight: 1.2 }],
});

export const excerpt = style({
  maxWidth: '38rem',
  color: color.textSecondary,
  fontSize: '1.125rem',
  lineHeight: 1.55,
  selectors: { [`${look.text} &, ${look.half} &`]: { fontSize: vars.size.body } },
});

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
