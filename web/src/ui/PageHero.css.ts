import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { night } from '../theme/themes.css.ts';

const { space } = vars;

export const hero = style([
  night,
  {
    display: 'grid',
    overflow: 'hidden',
    '@media': {
      [media.md]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)', minHeight: '24rem' },
      // In print, the title is enough, and stays dark on white.
      [media.print]: { display: 'block' },
    },
  },
]);

export const cloth = style({
  display: 'block',
  height: 'clamp(6.5rem, 22vw, 9rem)',
  borderBlockEnd: `3px solid ${vars.color.gold}`,
  '@media': {
    [media.md]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'relative',
      height: 'auto',
      borderBlockEnd: 0,
      borderInlineStart: `3px solid ${vars.color.gold}`,
    },
    [media.print]: { display: 'none' },
  },
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.md]: { position: 'absolute', inset: 0 } },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.lg,
  minWidth: 0,
  paddingInline: space.gutter,
  paddingBlock: `clamp(${space.xl}, 6vw, ${space.section})`,
  '@media': {
    [media.md]: {
      gridColumn: 1,
      gridRow: 1,
      // Align the text with the page’s content, whatever the window’s width.
      paddingInlineStart: `max(${space.gutter}, calc((100vw - ${vars.width.wide}) / 2))`,
      paddingInlineEnd: space.xl,
    },
  },
});
