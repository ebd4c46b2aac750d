import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { withGutters } from '../theme/withGutters.ts';

const { color, space } = vars;

export const hero = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '45rem',
  isolation: 'isolate',
  '@media': { [media.md]: { minHeight: '47.5rem' }, [media.lg]: { minHeight: '52rem' } },
});

/** In a wide window, its middle is where the dyed cloth is, right of the front. */
export const picture = style({
  width: '100%',
  height: '100%',
  '@media': {
    [media.lg]: { position: 'absolute', insetInlineStart: '56%', width: '56%', maxWidth: 'none' },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  alignItems: 'start',
  width: '100%',
  maxWidth: withGutters(vars.width.wide),
  marginInline: 'auto',
  paddingInline: space.gutter,
  // Below the level fronts.
  paddingBlockStart: '20.5rem',
  '@media': {
    [media.lg]: {
      paddingBlockStart: '5.25rem',
      // Up to a little right of the window’s middle, however wide it is.
      paddingInlineEnd: `calc(min(100%, ${withGutters(vars.width.wide)}) / 2 - 3%)`,
    },
  },
});

/** The stroke of the canting, and the words that it begins. */
export const tagline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  color: color.goldText,
  fontSize: '1.0625rem',
  fontWeight: 600,
});
globalStyle(`${tagline} > svg`, {
  display: 'none',
  flexShrink: 0,
  width: '5.25rem',
  height: 'auto',
  '@media': { [media.lg]: { display: 'block' } },
});

export const title = style({
  maxWidth: '5.1em',
  marginBlockStart: space.xs,
  '@media': { [media.lg]: { marginBlockStart: '1.75rem' } },
});

/** A title of more than a few words. */
export const longTitle = style([title, { maxWidth: '11em' }]);

export const subtitle = style({
  maxWidth: '35rem',
  marginBlockStart: '1.25rem',
  color: color.textSecondary,
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [media.lg]: { marginBlockStart: space.xl } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: '1.5rem',
  '@media': { [media.lg]: { marginBlockStart: space.xl } },
});

export const scrollCue = style({
  '@media': { [media.print]: { display: 'none' } },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  marginBlock: `auto ${space.md}`,
  paddingBlockStart: space.lg,
  color: color.textSecondary,
  fontSize: vars.size.caption,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: color.brand },
});
