import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: `calc(${vars.width.measure} + 2 * ${space.xl})`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

const inset = {
  padding: space.md,
  '@media': { [media.md]: { paddingInline: space.xl, paddingBlock: space.lg } },
};

export const head = style([inset, { display: 'grid', gap: space.sm, minWidth: 0 }]);

export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const facts = style({ display: 'grid', gap: space.xxs, fontSize: size.small });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space.sm,
});

export const factName = style({ color: color.textSecondary });
export const factValue = style({ minWidth: 0 });

/** The visitor’s text, with its line breaks. */
export const text = style([
  inset,
  {
    borderBlock: `1px solid ${color.line}`,
    lineHeight: 1.65,
    whiteSpace: 'pre-wrap',
  },
]);

export const actions = style([
  inset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
]);
