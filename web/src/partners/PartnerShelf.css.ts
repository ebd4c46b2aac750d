import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { logoRatio } from './PartnerCard.css.ts';

const { color, space } = vars;

const base = style({
  display: 'grid',
  gap: space.lg,
  paddingBlockEnd: space.xl,
  '@media': { [media.lg]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: space.xxl } },
});

/** The board under the row: the metal of the tier, thinner with each shelf. */
const board = (thickness: number, metal: string) => ({ borderBlockEnd: `${thickness}px solid ${metal}` });

export const shelf = styleVariants({
  platinum: [base, board(6, color.lineStrong)],
  gold: [base, board(4, color.gold)],
  silver: [base, board(2, color.line)],
});

export const name = style({ color: color.brand });

const grid = style({ display: 'grid', gap: `${space.xl} ${space.lg}`, alignItems: 'start' });

const fitting = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))` });

const columns = (narrow: number, medium: string, large: string) => ({
  gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
  '@media': { [media.md]: fitting(medium), [media.lg]: fitting(large) },
});

/** The cards side by side, smaller with each tier. */
export const row = styleVariants({
  platinum: [grid, columns(1, '18rem', '20rem')],
  gold: [grid, columns(2, '12rem', '15rem')],
  silver: [
    grid,
    columns(2, '9.25rem', '11.5rem'),
    // A silver logo is smaller than a gold one even in two columns.
    { vars: { [logoRatio]: '5 / 2' }, '@media': { [media.md]: { vars: { [logoRatio]: '2 / 1' } } } },
  ],
});

const four = { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
const fourAcross = style({ '@media': { [media.md]: four, [media.lg]: four } });

/** Four places in a row, shown while a tier has no partners. */
export const empty = styleVariants({
  platinum: [fourAcross, { vars: { [logoRatio]: '3 / 2' } }],
  gold: [fourAcross],
  silver: {},
});

export const place = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xs,
  aspectRatio: fallbackVar(logoRatio, '2 / 1'),
  padding: space.sm,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  textAlign: 'center',
});
