import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { toDataUri } from '../shared/motifs/index.ts';

const { color, space } = vars;

/** The canting’s line, drawn downwards: it sways and swells slightly, and its tiles join. */
const wax = toDataUri(
  "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='240' viewBox='0 0 10 240'><path d='M4 0C2.6 30 2.2 45 4 70C6 98 7 120 5.4 150C4 178 2.8 200 4 240H6C5.2 200 6.2 178 7.4 150C8.8 120 8 98 6.4 70C4.8 45 5 30 6 0Z'/></svg>",
);

const rail = '1.25rem';

export const line = style({
  position: 'relative',
  display: 'grid',
  gap: space.xl,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${rail} / 2 - 5px)`,
    width: 10,
    background: color.gold,
    maskImage: `url("${wax}")`,
    maskRepeat: 'repeat-y',
  },
  '@media': {
    [media.md]: { display: 'block', '::before': { insetInlineStart: 'calc(50% - 5px)' } },
  },
});

/** On a wide page, the entries alternate sides, each starting next to the middle of the previous one. */
export const stop = style({
  position: 'relative',
  paddingInlineStart: `calc(${rail} + ${space.md})`,
  // The dot of gold leaf for the year.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '1.5rem',
    insetInlineStart: `calc(${rail} / 2 - 9px)`,
    width: 18,
    height: 18,
    border: `3px solid ${color.page}`,
    borderRadius: '52% 48% 50% 50%',
    background: color.gold,
  },
  '@media': {
    [media.md]: {
      width: `calc(50% - ${space.xl})`,
      paddingInlineStart: 0,
      '::before': { insetInlineStart: `calc(100% + ${space.xl} - 9px)` },
      selectors: {
        '&:nth-child(even)': { marginInlineStart: 'auto' },
        '&:nth-child(even)::before': { insetInlineStart: `calc(-1 * ${space.xl} - 9px)` },
        '& + &': { marginBlockStart: 'calc(-1 * clamp(6rem, 13vw, 11.5rem))' },
      },
    },
  },
});

export const card = style({
  display: 'grid',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
  overflow: 'hidden',
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 2',
  background: color.panel,
});

export const texts = style({ display: 'grid', gap: space.xs, padding: space.lg });

export const year = style({
  color: color.goldText,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.2,
});

export const description = style({ color: color.textSecondary, fontSize: vars.size.small });
