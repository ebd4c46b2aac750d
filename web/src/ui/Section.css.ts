import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const section = style({
  paddingBlock: space.section,
  // The footer has its own margin.
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xl}, 4vw, ${space.xxl})`,
});
