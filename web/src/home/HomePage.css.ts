import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The partners' section ends a page of its own; here another ground follows. */
export const partners = style({ paddingBlockEnd: vars.space.section });
