import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const page = style({ paddingBlockStart: space.section });

export const unsubscribe = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlockStart: space.section,
});
