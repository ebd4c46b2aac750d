import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const { color, size, space } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.md,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
});

export const texts = style({ display: 'grid', gap: space.xxs, minWidth: 0 });

export const what = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.xs });

export const title = style({ minWidth: 0, fontWeight: 600 });

export const kind = style({ color: color.textSecondary, fontWeight: 400 });

export const who = style({ color: color.textSecondary, fontSize: size.small });

export const overridden = style({ fontSize: size.small, overflowWrap: 'anywhere' });

export const details = style({ fontSize: size.small });

export const summary = style({
  display: 'list-item',
  width: 'fit-content',
  paddingBlock: space.xs,
  color: color.link,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { paddingBlock: '0.75rem' } },
});

export const fields = style({ display: 'grid', gap: space.md, paddingBlock: space.xs });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  '@media': { [media.md]: { gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const name = style({ fontWeight: 600 });

export const value = style({
  maxHeight: '12rem',
  overflowY: 'auto',
  paddingInlineStart: space.sm,
  borderInlineStart: `2px solid ${color.line}`,
  whiteSpace: 'pre-wrap',
});

export const caption = style({ display: 'block', color: color.textSecondary, fontSize: size.caption });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
