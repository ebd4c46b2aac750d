import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });

export const pending = style({ visibility: 'hidden' });
