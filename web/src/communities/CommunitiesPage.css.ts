import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const section = style({ paddingBlockStart: vars.space.section });

export const heading = style({
  display: 'grid',
  gap: vars.space.md,
  marginBlockEnd: vars.space.xxl,
  scrollMarginBlockEnd: vars.space.md,
});

/** The title of a page without the cloth. */
export const head = style({ display: 'grid', gap: vars.space.md, paddingBlock: vars.space.section });
