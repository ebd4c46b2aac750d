import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn } from '../theme/oneColumn.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

/** The page’s only section, or one of many. */
export const section = styleVariants({
  alone: { paddingBlockStart: space.lg },
  embedded: { paddingBlock: space.section, background: color.raised },
});

/** The page’s title, over the middle of the wall. */
export const head = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  paddingBlockStart: `calc(${space.section} * 0.75)`,
  textAlign: 'center',
});

export const wall = style({
  ...oneColumn,
  maxWidth: '70rem',
  marginInline: 'auto',
  textAlign: 'center',
});

export const lead = style({
  marginBlock: `${space.sm} ${space.md}`,
  color: color.textSecondary,
  textWrap: 'balance',
});

/** The last name in the run. */
export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  paddingBlockStart: space.lg,
  '@media': { [media.print]: { display: 'none' } },
});
export const invite = style({
  paddingBlock: space.xs,
  color: color.brand,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.375rem, 1.2188rem + 0.694vw, 1.875rem)',
  lineHeight: 1.2,
});
export const invitationText = style({
  textWrap: 'balance',
  color: color.textSecondary,
  fontSize: vars.size.small,
});
