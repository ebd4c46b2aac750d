import { fallbackVar, style } from '@vanilla-extract/css';
import { barHeight } from '../../admin/form/bar/FormBar.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import * as field from '../../ui/Field.css.ts';

const { color, space } = vars;

/** On phones, below the name of the text; else beside it, which is as high. */
export const choices = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  overflowX: 'auto',
  marginBlockEnd: space.xs,
  // Room for the focus ring.
  padding: 3,
  '@media': {
    [media.md]: {
      justifyContent: 'flex-end',
      marginBlockStart: `calc(-1 * (${vars.size.lead} * 1.3 + ${space.xs}) - 7px)`,
    },
    [media.print]: { display: 'none' },
  },
});

export const tools = style({
  position: 'sticky',
  // Below 1024 px, below the dashboard’s own bar.
  insetBlockStart: `calc(${vars.width.touch} + 2 * ${space.xs})`,
  zIndex: vars.layer.raised,
  minWidth: 0,
  marginBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.page,
  '@media': {
    [media.lg]: { insetBlockStart: fallbackVar(barHeight, '0px') },
    [media.print]: { display: 'none' },
  },
});

export const group = style({ display: 'flex', gap: space.xxs });

export const choice = style({
  minHeight: vars.width.touch,
  paddingInline: space.xs,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.sm,
  color: color.textSecondary,
  fontSize: vars.size.small,
  fontWeight: 500,
  selectors: {
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brandStrong, fontWeight: 600 },
  },
  '@media': {
    '(pointer: fine)': { minHeight: '2.25rem' },
    [media.hover]: { ':hover': { color: color.text } },
  },
});

export const source = style([field.control, field.growing, { minHeight: '20rem' }]);
