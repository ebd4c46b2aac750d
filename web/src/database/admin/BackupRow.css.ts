import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export const empty = style({
  display: 'grid',
  gap: space.xxs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xs} ${space.md}`,
  alignItems: 'center',
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const texts = style({ display: 'grid', gap: space.xxs, minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
});

export const weight = style({ color: color.textSecondary, fontSize: size.caption });

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.sm}`,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.5,
});

export const count = style({ display: 'flex', gap: '0.3em' });

export const figure = style({ color: color.text, fontWeight: 600 });

export const actions = style({ display: 'flex', alignItems: 'center', gap: space.xxs });
