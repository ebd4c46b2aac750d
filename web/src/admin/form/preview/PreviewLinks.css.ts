import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const { color, space } = vars;

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
  width: '100%',
  paddingBlockStart: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
});

export const created = style({ display: 'grid', gap: space.xs, width: '100%' });

globalStyle(`${created} > button`, { justifySelf: 'start' });

export const list = style({ display: 'grid', gap: space.xs, width: '100%' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

globalStyle(`${row} > button`, { flexShrink: 0 });
