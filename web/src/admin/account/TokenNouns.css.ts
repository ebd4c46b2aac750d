import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as field from '../../ui/Field.css.ts';
import * as select from '../../ui/SelectField.css.ts';

const { size, space } = vars;

export const parts = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const legend = style({ fontSize: size.small, fontWeight: 600 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: `${space.xs} ${space.lg}`,
});

// A list to look through: each name is beside its choice, unless it has no room there.
globalStyle(`${choices} > ${field.field}`, {
  flexFlow: 'row wrap',
  alignItems: 'center',
  columnGap: space.sm,
});
globalStyle(`${choices} ${field.label}`, { flex: '1 1 5.5rem', fontWeight: 500 });
globalStyle(`${choices} ${select.wrap}`, { flex: '0 0 10rem' });
