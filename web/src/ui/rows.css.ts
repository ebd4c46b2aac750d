import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const rows = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
  background: color.raised,
});

/** Its content may depend on its width. */
export const item = style({
  containerType: 'inline-size',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

/** The areas of a row’s picture and states, for its skeleton. */
export const picture = style({ gridArea: 'picture', aspectRatio: '4 / 3' });
export const states = style({ flex: 1 });
