import { style } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clampedTo.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplate: `
    "head actions" auto
    "values values" auto / minmax(0, 1fr) auto`,
  columnGap: space.md,
  rowGap: space.xs,
  alignItems: 'start',
  padding: `${space.sm} ${space.xs} ${space.sm} ${space.md}`,
  '@media': {
    [media.md]: { gridTemplate: '"head values actions" auto / 13rem minmax(0, 1fr) 5.5rem' },
    [media.xl]: { gridTemplateColumns: '17rem minmax(0, 1fr) 5.5rem' },
    [media.hover]: { ':hover': { background: color.panel } },
  },
});

export const edited = style({
  display: 'grid',
  gridTemplate: '"head" auto "form" auto / minmax(0, 1fr)',
  gap: space.sm,
  padding: `${space.md} ${space.md} 0`,
  borderInlineStart: `3px solid ${color.brand}`,
  background: color.page,
});

export const form = style({ gridArea: 'form', minWidth: 0 });

export const head = style({ gridArea: 'head', display: 'grid', gap: space.xxs, minWidth: 0 });

export const label = style({
  fontFamily: vars.font.text,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const key = style({
  color: color.textSecondary,
  fontFamily: vars.font.text,
  fontSize: size.caption,
  fontWeight: 400,
  lineHeight: 1.4,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxs });

export const values = style({
  gridArea: 'values',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.lg}`,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const value = style({ display: 'grid', gridTemplateColumns: '1.75rem minmax(0, 1fr)' });
/** One value for both languages, under the marks of both. */
export const shared = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem 1.75rem minmax(0, 1fr)',
  gridColumn: '1 / -1',
});

export const language = style({
  color: color.textSecondary,
  fontSize: size.caption,
  // Align with the first line of the value.
  lineHeight: `calc(${size.small} * 1.45)`,
});

export const text = style({ display: 'flex', gap: space.sm, minWidth: 0 });
export const fallback = style([text, { color: color.textSecondary }]);

export const clamped = style({
  ...clampedTo(2),
  fontSize: size.small,
  lineHeight: 1.45,
});

export const address = style([clamped, { color: color.textSecondary, fontSize: size.caption }]);

export const thumbnail = style({
  flexShrink: 0,
  width: '4.5rem',
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.sm,
  background: color.panel,
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  justifyContent: 'start',
  // Align with the first line, however tall the buttons are.
  marginBlock: `calc(-1 * ${space.xs})`,
});
