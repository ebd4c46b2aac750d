import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { prose } from '../theme/prose.css.ts';
import * as type from '../theme/typography.css.ts';
import { tumpal } from '../ui/tumpal.css.ts';
import { besideText, reading } from './articleGrid.ts';

const { color, space } = vars;

/** The article’s own width matters: an editor’s preview is narrower than the window. On paper, it is always narrow. */
export const article = style({
  containerType: 'inline-size',
  '@media': { [media.print]: { containerType: 'normal' } },
});

const gutter = `minmax(calc(${space.gutter} - ${space.lg}), 1fr)`;
const column = `minmax(0, calc((${vars.width.wide} - 11 * ${space.lg}) / 12))`;

/** Twelve columns between the window’s edges. */
export const grid = style({
  viewTimelineName: reading,
  // Not what the scroll padding leaves of the window: nothing has been read at the top.
  viewTimelineInset: 0,
  paddingBlockEnd: space.xxl,
  '@container': {
    [besideText.tablet]: {
      display: 'grid',
      gridTemplateColumns: `${gutter} repeat(12, ${column}) ${gutter}`,
      gridTemplateRows: 'auto auto auto 1fr auto',
      columnGap: space.lg,
      paddingBlockEnd: 0,
    },
  },
  '@media': { [media.print]: { paddingBlockEnd: 0 } },
});

/** Everything but the cloth, by its row and, beside its contents, its columns. */
const part = (row: number, columns: string) =>
  style({
    minWidth: 0,
    paddingInline: space.gutter,
    '@container': {
      [besideText.tablet]: { gridArea: `${row} / 4 / auto / -2`, paddingInline: 0 },
      [besideText.desktop]: { gridColumn: columns },
    },
  });

export const header = style([
  part(1, '5 / 13'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    paddingBlock: `${space.lg} ${space.xl}`,
  },
]);

export const labels = style([
  type.caption,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xxs} ${space.md}` },
]);

export const title = style([
  type.display,
  { fontSize: 'clamp(2.375rem, 1.6667rem + 3.1481vw, 4.5rem)', textWrap: 'pretty' },
]);

export const picture = style([
  part(2, '4 / -2'),
  { '@container': { [besideText.tablet]: { marginBlockEnd: space.xl } }, marginBlockEnd: space.lg },
]);
/** A photograph is as wide as the window where its words are nearly so, too. */
globalStyle(`${picture} img`, {
  width: `calc(100% + 2 * ${space.gutter})`,
  maxWidth: 'none',
  marginInline: `calc(-1 * ${space.gutter})`,
  aspectRatio: '3 / 2',
  '@container': {
    [besideText.tablet]: { width: '100%', marginInline: 0, aspectRatio: '21 / 9' },
  },
});

/** The contents and what to do with the article, beside the text while it is read. */
export const side = style([
  part(3, '11 / -2'),
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space.lg,
    marginBlockEnd: space.xl,
    '@container': {
      [besideText.desktop]: {
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: '6.5rem',
        maxHeight: 'calc(100vh - 8rem)',
        overflowY: 'auto',
        // Room for focus rings, which would be cut off.
        padding: 4,
        margin: -4,
      },
    },
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const text = style([
  prose,
  part(3, '5 / 11'),
  { '@container': { [besideText.tablet]: { gridRow: 4 }, [besideText.desktop]: { gridRow: 3 } } },
]);
globalStyle(`${text} > p:first-child`, {
  fontSize: 'clamp(1.1875rem, 1.1458rem + 0.1852vw, 1.3125rem)',
  lineHeight: 1.55,
  '@media': { [media.print]: { fontSize: 'inherit' } },
});

export const end = style([
  part(5, '5 / 11'),
  { '@container': { [besideText.tablet]: { paddingBlockEnd: space.xxl } } },
]);

export const footer = style({
  marginBlockStart: space.xl,
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const more = style({ '@media': { [media.print]: { display: 'none' } } });

export const moreHeading = style({ paddingBlock: `${space.xl} ${space.lg}` });

/** Where the article’s cloth ends and the next one begins. */
export const border = style([tumpal, { height: 40 }]);

export const others = style({
  display: 'grid',
  gap: space.xl,
  paddingBlockStart: space.xxl,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg } },
});
