import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { inks, tileSvg, toDataUri } from '../shared/motifs/index.ts';

const { color, space } = vars;

const border = toDataUri(tileSvg('tumpal', { ink: inks.kelengan, seed: 'newsletter', scale: 0.28 }));

/** A folded cloth with a tumpal border at the top. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  paddingBlockStart: `calc(2rem + clamp(${space.lg}, 4vw, ${space.xxl}))`,
  background: `url("${border}") left top / auto 2rem repeat-x, ${color.panel}`,
  ':focus': { outline: 'none' },
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xxl },
    // Unless it is the page.
    [media.print]: { selectors: { '&:has(h2)': { display: 'none' } } },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space.sm });

export const action = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  '@media': { [media.print]: { display: 'none' } },
});

/** Its width matters, in letters. */
export const form = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  gap: space.sm,
});

/** Where the field and the button have room side by side. */
const roomy = '(min-width: 26em)';

/** The button next to the input, below its label; an error extends downwards. */
export const row = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const submit = style({
  display: 'grid',
  '@container': { [roomy]: { paddingBlockStart: `calc(1.4 * ${vars.size.small} + 0.375rem)` } },
});

export const privacy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: vars.width.touch,
  color: color.textSecondary,
  fontSize: vars.size.caption,
});
