import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

export const field = style({ minWidth: 0 });

export const row = style({
  display: 'grid',
  gridTemplateAreas: '"picture address" "picture choose"',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: `${space.xs} ${space.sm}`,
  alignItems: 'start',
});

export const thumbnail = style({
  gridArea: 'picture',
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '6rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: color.panel,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.35,
  textAlign: 'center',
});

export const picture = style({ width: '100%', height: '100%' });

export const address = style({ gridArea: 'address', position: 'relative' });

/** Leaves room for the button at its end. */
export const input = style({ paddingInlineEnd: vars.width.touch });

export const clear = style({ position: 'absolute', insetBlockStart: 1, insetInlineEnd: 0 });

export const choose = style({ gridArea: 'choose' });
