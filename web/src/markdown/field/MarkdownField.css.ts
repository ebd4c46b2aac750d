import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const bar = style({
  position: 'sticky',
  // Below 1024 px, below the dashboard’s own bar.
  insetBlockStart: `calc(${vars.width.touch} + 2 * ${space.xs})`,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  marginBlockEnd: space.sm,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.page,
  '@media': { [media.lg]: { insetBlockStart: 0 }, [media.print]: { display: 'none' } },
});

export const tools = style({ minWidth: 0, maxWidth: '100%' });

export const choices = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  maxWidth: '100%',
  overflowX: 'auto',
  // Room for the focus ring.
  padding: 3,
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

/** As high as its text where the browser can; the page scrolls. */
export const source = style({ fieldSizing: 'content', minHeight: '20rem' });
