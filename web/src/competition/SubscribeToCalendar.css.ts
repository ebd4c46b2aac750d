import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  fontSize: vars.size.small,
  fontWeight: 600,
});
