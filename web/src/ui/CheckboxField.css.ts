import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minHeight: vars.width.touch,
  paddingBlock: '0.625rem',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSecondary } },
});

export const label = style({ fontSize: vars.size.small, fontWeight: 500, lineHeight: 1.6 });

const control = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  alignItems: 'center',
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.field,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  ':checked': { background: color.brand, borderColor: color.brand },
  ':disabled': { opacity: 0.5 },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
  '@media': {
    // Forced colors remove backgrounds: use the system’s control instead.
    '(forced-colors: active)': { appearance: 'auto' },
    [media.hover]: { selectors: { [`${row}:hover &:not(:disabled)`]: { borderColor: color.brand } } },
  },
});

export const checkbox = style([
  control,
  {
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: vars.radius.sm,
    '::before': {
      content: '',
      width: '100%',
      height: '100%',
      background: color.onBrand,
      // A brushed check mark, in percent of the box.
      clipPath: 'polygon(18% 52%, 28% 44%, 43% 60%, 74% 20%, 84% 27%, 45% 80%)',
      transform: 'scale(0)',
      transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    },
    selectors: { '&:checked::before': { transform: 'none' } },
  },
]);

// A bead on a thread.
export const switchControl = style([
  control,
  {
    width: '2.625rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    '::before': {
      content: '',
      width: '1rem',
      height: '1rem',
      marginInlineStart: '0.1875rem',
      borderRadius: vars.radius.full,
      background: color.lineStrong,
      transition: `transform ${vars.duration.calm} ${vars.easing.out}, background-color ${vars.duration.quick}`,
    },
    selectors: { '&:checked::before': { background: color.onBrand, transform: 'translateX(1.0625rem)' } },
  },
]);

export const notes = style({ marginBlockStart: '-0.375rem' });
export const afterCheckbox = style([notes, { paddingInlineStart: `calc(1.375rem + ${space.sm})` }]);
export const afterSwitch = style([notes, { paddingInlineStart: `calc(2.625rem + ${space.sm})` }]);
