import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { night } from '../theme/themes.css.ts';

const { space } = vars;

export const mission = style([night, { paddingBlock: space.section }]);

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space.xxl}, 6vw, 5rem)`,
});
