import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** Shown where there is motion: only with scripts, and unless the visitor’s system reduces it. */
export const motion = style({
  display: 'none',
  justifySelf: 'end',
  // Legible on the cloth.
  background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
  borderRadius: vars.radius.sm,
  '@media': { [media.motion]: { selectors: { ':root[data-motion] &': { display: 'block' } } } },
});
