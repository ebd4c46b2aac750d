import { style } from '@vanilla-extract/css';
import { quiet } from '../../admin/list/Row.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const summary = style({ color: color.textSecondary, fontSize: size.small });

export const kind = style({ fontFamily: vars.font.text, fontSize: size.small, fontWeight: 650 });

export const findings = style({ display: 'grid', gap: space.xxs });

export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
});

/** Leads to its field. */
export const target = style({
  minHeight: vars.width.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: size.small,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { '(pointer: fine)': { minHeight: '2rem' } },
});

export const stops = style({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' });

/** In a row of the list. */
export const count = style([
  quiet,
  {
    '@media': {
      '(pointer: coarse)': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: vars.width.touch,
        minWidth: vars.width.touch,
      },
    },
  },
]);
