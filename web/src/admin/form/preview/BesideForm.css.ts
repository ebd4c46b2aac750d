import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../EditForm.css.ts';

const { color, space } = vars;

const panel = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  insetBlock: 0,
  insetInlineEnd: 0,
  overflowY: 'auto',
  padding: space.md,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.raised,
  boxShadow: vars.shadow.raised,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const widths = { phone: '25rem', desktop: '43rem' };

export const beside = styleVariants(widths, (width) => [panel, { width }]);

// The form makes room for it, also for its details.
for (const size of ['phone', 'desktop'] as const) {
  const open = `html:has(${beside[size]})`;
  globalStyle(`${open} #root`, { marginInlineEnd: widths[size] });
  globalStyle(`${open} ${columns}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
}

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
});
