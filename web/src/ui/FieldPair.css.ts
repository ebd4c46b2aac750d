import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const pair = style({ containerType: 'inline-size' });
export const legend = style({
  display: 'flex',
  width: '100%',
  alignItems: 'baseline',
  gap: space.xs,
  paddingBlockEnd: space.xs,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  lineHeight: 1.3,
});

export const sides = style({
  display: 'grid',
  gap: space.md,
  // By its container, not by the window: a pair may be in a dialog.
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '1fr 1fr', columnGap: space.lg } },
});

export const side = style({
  position: 'relative',
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.line}`,
});
export const marked = style({ borderInlineStart: `2px dashed ${color.gold}` });

/** On the line of the side’s label. */
export const marker = style({
  position: 'absolute',
  insetBlockStart: '-0.375rem',
  insetInlineEnd: 0,
  '@media': { [media.print]: { position: 'static' } },
});
