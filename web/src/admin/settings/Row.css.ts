import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size, space } = vars;

/** The action is beside the texts where these stay legible, else below them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: '4.25rem',
  paddingBlock: space.sm,
  paddingInline: `${space.md} ${space.sm}`,
});

export const texts = style({ display: 'grid', gap: space.xxs, flex: '1 1 10rem', minWidth: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.md,
  color: color.textSecondary,
  fontSize: size.caption,
  lineHeight: 1.5,
});

export const action = style({ flexShrink: 0, maxWidth: '100%', whiteSpace: 'nowrap' });
