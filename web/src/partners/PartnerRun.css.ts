import { globalStyle, style } from '@vanilla-extract/css';
import { clampedTo } from '../theme/clampedTo.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { description } from './PartnerName.css.ts';

const { color, duration, space } = vars;

export const tier = style({
  position: 'relative',
  ...oneColumn,
  gap: space.sm,
  alignItems: 'center',
  paddingBlock: space.lg,
  textAlign: 'center',
});

export const name = style({
  color: color.goldText,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: 600,
});

/** Side by side, each with the description below its name. */
const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.lg} ${space.xxl}`,
  maxWidth: '100%',
} as const;

export const described = style(columns);
globalStyle(`${described} > li`, { maxWidth: '100%' });

/** Two lines. */
const noteHeight = '2.75rem';
const still = '(hover: none)';
const moving = 'screen and (hover: hover)';
const narrow = `${moving} and (max-width: 29.99em)` as const;

/** Running lines of names; the description of the one at hand stands in a free line below them. */
export const run = style({
  maxWidth: '100%',
  '@media': {
    [still]: columns,
    [moving]: { paddingBlockEnd: '2.5rem' },
    [narrow]: { paddingBlockEnd: '4rem' },
  },
});
globalStyle(`${run} > li`, { '@media': { [moving]: { display: 'inline' } } });
globalStyle(`${run} ${description}`, {
  '@media': {
    [moving]: {
      position: 'absolute',
      insetBlockEnd: space.xs,
      height: noteHeight,
      insetInline: 0,
      ...clampedTo(2),
      maxWidth: '44rem',
      marginInline: 'auto',
      opacity: 0,
      transition: `opacity ${duration.quick} ${vars.easing.out}`,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${run} > li:is(:hover, :focus-within) ${description}`, { opacity: 1 });

// Where a name takes two lines, it is nearer to itself than to the next one; a description takes three.
globalStyle(`${run} > li > *`, { '@media': { [narrow]: { marginBlock: space.xs } } });
globalStyle(`${run} ${description}`, { '@media': { [narrow]: { ...clampedTo(3), height: '4.125rem' } } });

/** A drop of wax on a space, which has no width, and so no drop, at the end of a line. */
export const dot = style({
  display: 'none',
  '@media': {
    [moving]: {
      selectors: {
        [`${run} > li:not(:last-child) > &`]: {
          display: 'inline',
          wordSpacing: '2.25rem',
          background: `radial-gradient(circle, ${color.gold} 3px, transparent 3.9px) center / 100% 100% no-repeat`,
        },
      },
    },
  },
});

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
  paddingBlock: space.xs,
});
export const place = style({
  padding: `${space.xs} ${space.lg}`,
  border: `2px dotted ${color.lineStrong}`,
  borderRadius: '1.5em',
  color: color.textSecondary,
  fontFamily: vars.font.display,
  fontSize: '0.7em',
});
