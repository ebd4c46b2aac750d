import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { toDataUri } from '../shared/motifs/index.ts';

const { color, space } = vars;

/** The part of an entry’s stretch of the line that is in the past; set by the page once it is known. */
export const done = 'var(--done, 0%)';

// The canting’s line swells and thins with the hand; its tiles join at the same width and height.
const wave = (vertical: boolean) => {
  const path = 'M0 3C30 1.6 60 2 90 3.4S150 4.4 180 3V5.4C150 7.2 120 6.6 90 5.6S30 4 0 5.4Z';
  const [width, height] = vertical ? [8, 180] : [180, 8];
  const turn = vertical ? ' transform="matrix(0 1 1 0 0 0)"' : '';
  return `url("${toDataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"${turn}/></svg>`,
  )}")`;
};

const direction = createVar();

export const timeline = style({
  vars: { [direction]: 'to bottom' },
  '@media': {
    [media.lg]: {
      vars: { [direction]: 'to right' },
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

/** The space for the “today” label, left of the line, or above a horizontal one. */
const side = '4.75rem';
const above = '2.75rem';

export const entry = style({
  position: 'relative',
  paddingInlineStart: `calc(${side} + 2rem)`,
  paddingBlockEnd: space.xl,
  // The stretch of the line from this entry to the next.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '0.8em -0.8em',
    insetInlineStart: side,
    width: 8,
    background: `linear-gradient(${direction}, ${color.gold} ${done}, ${color.lineStrong} ${done})`,
    maskImage: wave(true),
    maskRepeat: 'repeat-y',
  },
  // Its start: a drop of wax.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(0.8em - 8px)',
    insetInlineStart: `calc(${side} - 4px)`,
    width: 16,
    height: 16,
    border: `2px solid ${color.gold}`,
    borderRadius: '58% 46% 54% 48%',
    background: color.page,
  },
  selectors: {
    '&[data-state="past"]': { vars: { '--done': '100%' } },
    '&[data-state="past"]::after, &[data-state="here"]::after': { background: color.gold },
    '&:last-child::before': { insetBlockEnd: '0.5rem' },
  },
  '@media': {
    [media.lg]: {
      paddingBlock: `calc(${above} + 2.25rem) 0`,
      paddingInline: `0 ${space.lg}`,
      '::before': {
        insetBlock: `${above} auto`,
        insetInline: 0,
        width: 'auto',
        height: 8,
        maskImage: wave(false),
        maskRepeat: 'repeat-x',
      },
      '::after': { insetBlockStart: `calc(${above} - 4px)`, insetInlineStart: 0 },
      selectors: { '&:last-child::before': { insetBlockEnd: 'auto' } },
    },
  },
});

export const title = style({ selectors: { '[aria-current] > &': { color: color.accent } } });
export const date = style({ marginBlockStart: space.xxs, color: color.textSecondary });

/** The “today” label, with a notch on the line. */
export const today = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(0.8em + (100% * var(--share)))`,
  insetInlineStart: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  width: `calc(${side} + 12px)`,
  transform: 'translateY(-50%)',
  color: color.accent,
  fontSize: vars.size.caption,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    width: 20,
    height: 4,
    marginInlineStart: 6,
    borderRadius: 2,
    background: color.accent,
  },
  '@media': {
    [media.lg]: {
      insetBlockStart: 0,
      insetInlineStart: 'calc(100% * var(--share))',
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: 'auto',
      transform: 'none',
      '::after': { width: 4, height: 20, marginInlineStart: 0, marginBlockStart: 6 },
      // At the end of the line, keep the label on the page.
      selectors: {
        '&[data-end]': { alignItems: 'flex-end', transform: 'translateX(-100%)' },
      },
    },
  },
});
