import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

/** Where the button has room beside the picture, in both languages. */
const beside = '(min-width: 21rem)';

export const field = style({ minWidth: 0, containerType: 'inline-size' });

/** The picture is above its address in a narrow container, such as the panel of a form’s details. */
export const row = style({
  display: 'grid',
  gridTemplateAreas: '"picture" "address" "choose"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.sm}`,
  alignItems: 'start',
  '@container': {
    [beside]: {
      gridTemplateAreas: '"picture address" "picture choose"',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
    },
  },
});

export const thumbnail = style({
  gridArea: 'picture',
  display: 'grid',
  // As high as its place, whatever the picture’s own size.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '9rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: color.panel,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.35,
  textAlign: 'center',
  '@container': { [beside]: { width: '6rem', height: '6rem' } },
});

export const picture = style({ width: '100%', height: '100%' });

export const address = style({ gridArea: 'address', position: 'relative' });

/** Leaves room for the button at its end. */
export const input = style({ paddingInlineEnd: vars.width.touch });

export const clear = style({ position: 'absolute', insetBlockStart: 1, insetInlineEnd: 0 });

export const choose = style({ gridArea: 'choose' });
