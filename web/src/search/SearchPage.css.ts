import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlockStart: `calc(${space.section} * 0.6)`,
});

export const lead = style({ marginBlockStart: space.xs, color: vars.color.textSecondary });

/** The field and its button on one line, as a text is on a ruled one. */
export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  borderBlockEnd: `2px solid ${vars.color.text}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  height: '4rem',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.375rem, 1.25rem + 0.5556vw, 1.75rem)',
  '::placeholder': { color: vars.color.textSecondary, opacity: 1 },
});

// Its line is reserved, so that nothing moves when the count appears.
export const status = style({
  minHeight: '1.6em',
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

export const outcome = style({
  transition: `opacity ${vars.duration.quick}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl });
