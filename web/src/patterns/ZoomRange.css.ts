import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { belowHeader, stuckMargin } from '../theme/sticky.css.ts';
import { edge } from '../theme/withGutters.ts';
import { canZoom, staged, stagedOnPhone } from './zoomMedia.ts';

const { color, space } = vars;

const height = '4.75rem';
const thumb = '1rem';

/** Over the stage, in reach while it lasts. */
export const bar = style({
  display: 'none',
  '@supports': {
    [canZoom]: {
      '@media': {
        [staged]: {
          gridArea: '1 / 1',
          alignSelf: 'start',
          display: 'grid',
          alignContent: 'center',
          position: 'sticky',
          insetBlockStart: `calc(4.25rem + ${space.md})`,
          // Above the captions, which pass below it.
          zIndex: 2,
          boxSizing: 'border-box',
          width: `min(27rem, 100% - 2 * ${space.gutter})`,
          height,
          marginInline: `auto ${edge}`,
          marginBlockStart: space.md,
          paddingInline: space.sm,
          border: `1px solid ${color.line}`,
          borderRadius: vars.radius.md,
          background: color.page,
          boxShadow: vars.shadow.raised,
        },
        // Captions as wide as the bar pass below it: it closes the gap to the header.
        [stagedOnPhone]: {
          insetBlockStart: belowHeader,
          width: '100%',
          marginInline: 0,
          marginBlockStart: 0,
          paddingInline: space.gutter,
          borderInline: 'none',
          borderRadius: 0,
        },
      },
    },
  },
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  textAlign: 'center',
  fontSize: vars.size.caption,
  lineHeight: 1.2,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', alignItems: 'end' } },
});

/** On a narrow window, only the current one is shown. */
export const name = style({
  display: 'none',
  color: color.textSecondary,
  '@media': { [media.md]: { display: 'block' } },
});
export const current = style({ color: color.text, fontWeight: 600 });

/** Its first and last stops are below the middle of the first and last names. */
export const range = style({
  justifySelf: 'center',
  width: `calc(80% + ${thumb})`,
  height: '1.5rem',
  // The focus ring is below the names.
  margin: '0.375rem 0 0',
  accentColor: color.goldText,
  cursor: 'pointer',
  scrollMarginBlockStart: stuckMargin,
});
