import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { night } from '../theme/themes.css.ts';
import { toFooter } from '../ui/toFooter.css.ts';

const { space } = vars;

export const mission = style([night, toFooter, { paddingBlock: space.section }]);

export const content = style({
  ...oneColumn,
  gap: `clamp(${space.xxl}, 6vw, 5rem)`,
});

export const words = style({ display: 'grid', gap: space.md });

// As large as the longest of three values can be.
globalStyle(`${content} dl > div`, { containerType: 'inline-size' });
globalStyle(`${content} dd`, {
  fontFamily: vars.font.large,
  fontSize: 'clamp(2rem, 20cqi, 7.5rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
});
