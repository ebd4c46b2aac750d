import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const settings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The description at the start, the control next to it; stacked on narrow screens. */
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.md} ${space.xl}`,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.xl]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const about = style({ display: 'grid', alignContent: 'start', gap: space.xs });

export const lead = style({
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  fontSize: vars.size.small,
  lineHeight: 1.55,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const form = style({ display: 'grid', gap: space.md, justifyItems: 'start', maxWidth: '28rem' });

/** A field as wide as its form. */
export const fields = style({ display: 'grid', gap: space.md, width: '100%' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
