import { style } from '@vanilla-extract/css';
import { withoutScripts } from '../theme/withoutScripts.ts';

export const share = style({ '@media': withoutScripts({ display: 'none' }) });
