import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, space } = vars;

export const section = style({ paddingBlockStart: `calc(${space.section} * 0.6)` });

export const shelves = style({
  display: 'grid',
  gap: space.xxl,
  selectors: { '* + &': { marginBlockStart: space.xxl } },
});

export const words = style({ display: 'grid', gap: space.xs });

export const invitation = style({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  alignItems: 'center',
  marginBlockStart: space.xxl,
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  background: color.panel,
  borderInlineStart: `2px solid ${color.gold}`,
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr auto', justifyItems: 'stretch' },
    [media.print]: { display: 'none' },
  },
});
