import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const total = style({
  marginBlockEnd: space.sm,
  color: color.textSecondary,
  fontSize: size.small,
  fontWeight: 600,
});

export const row = style({
  display: 'grid',
  gridTemplate: `
    "email actions" auto
    "states actions" auto / minmax(0, 1fr) auto`,
  columnGap: space.md,
  rowGap: space.xxs,
  alignItems: 'center',
  paddingBlock: space.xs,
  paddingInline: `${space.md} ${space.xs}`,
  '@media': {
    [media.md]: { gridTemplate: '"email states actions" auto / minmax(0, 1fr) 20rem auto' },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const email = style({
  gridArea: 'email',
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const states = style({
  gridArea: 'states',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  '@media': { [media.md]: { justifyContent: 'space-between' } },
});

export const date = style({ color: color.textSecondary, fontSize: size.caption, whiteSpace: 'nowrap' });

export const actions = style({ gridArea: 'actions' });
