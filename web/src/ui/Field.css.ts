import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: '0.375rem', minWidth: 0 });

export const label = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: 1.4 });
export const mark = style({
  // Not in the text, which labels the field.
  '::before': { content: '*' },
  marginInlineStart: '0.25em',
  fontFamily: vars.font.text,
  color: color.dangerText,
});
export const hint = style({ fontSize: vars.size.caption, lineHeight: 1.45, color: color.textSecondary });
export const error = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
  fontSize: vars.size.caption,
  fontWeight: 500,
  lineHeight: 1.45,
  color: color.dangerText,
});

// Cloth to write on: a thin outline, with a heavier line below that provides the contrast.
export const control = style({
  width: '100%',
  minHeight: vars.width.field,
  // One line fills the height, with a border of 3 px.
  paddingBlock: `calc((${vars.width.field} - 1.5em - 3px) / 2)`,
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderBlockEnd: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: color.field,
  color: color.text,
  fontSize: vars.size.field,
  lineHeight: 1.5,
  transition: `border-color ${vars.duration.quick}`,
  '::placeholder': { color: color.textSecondary, opacity: 1 },
  ':focus-visible': { outlineOffset: 1, borderBlockEndColor: color.focus },
  selectors: {
    // A date input’s inner box is taller than a line.
    'input&': { height: vars.width.field },
    '&:disabled': { background: color.panel, color: color.textSecondary, cursor: 'not-allowed' },
    '&:read-only:not(select)': { background: color.panel },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: color.lineStrong } },
    },
  },
});

/** As high as its text, but no wider than its place, however long a word. */
export const growing = style({ fieldSizing: 'content', resize: 'none', overflowWrap: 'anywhere' });
