import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space.lg,
  paddingBlockStart: `calc(${space.section} * 0.6)`,
});

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
  maxWidth: '40rem',
  '@media': { [media.print]: { display: 'none' } },
});

export const field = style({ flex: '1 1 12rem', minWidth: 0 });

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
