import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const guidelines = style({
  display: 'grid',
  gap: space.md,
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: color.panel,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.sm} ${space.lg}`,
  '@media': {
    [media.xl]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
  },
});

export const guideline = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.gold}`,
});
export const name = style({ color: color.textSecondary, fontSize: size.caption, lineHeight: 1.45 });
export const value = style({ fontSize: size.small, fontWeight: 600, lineHeight: 1.5 });
