import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.lg,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
  // In place of a page, apart from the header and the footer.
  selectors: { 'main > div > &:only-child': { marginBlock: vars.space.xl } },
  '@media': { [media.print]: { breakInside: 'avoid', marginBlockEnd: 0 } },
});
export const dots = style({ color: vars.color.gold, marginBlockEnd: vars.space.xs });
export const text = style({ maxWidth: '44ch', color: vars.color.textSecondary });
export const action = style({ marginBlockStart: vars.space.sm });
