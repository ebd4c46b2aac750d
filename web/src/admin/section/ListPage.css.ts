import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const copies = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const copy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  minHeight: vars.width.touch,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
});

export const who = style({ color: vars.color.textSecondary, fontSize: vars.size.caption });
