import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.sm]: { display: 'flex', columnGap: space.lg } },
});

export const tab = style({
  minHeight: vars.width.touch,
  marginBlockEnd: -1,
  padding: space.xs,
  borderBlockEnd: '2px solid transparent',
  color: color.textSecondary,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: { '&[data-state="active"]': { borderBlockEndColor: color.gold, color: color.brandStrong } },
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
});

export const panel = style({ paddingBlockStart: space.md, ':focus-visible': { outline: 'none' } });

export const line = style({
  marginBlockEnd: space.lg,
  color: color.textSecondary,
  fontSize: size.small,
});

export const empty = style({
  marginBlockEnd: space.lg,
  padding: `${space.md} ${space.lg}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  fontSize: size.small,
});
