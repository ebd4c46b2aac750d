import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.lg });

export const pair = style({
  display: 'grid',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
});

export const secret = style({ display: 'grid', gap: space.md, justifyItems: 'start' });

export const text = style({
  width: '100%',
  padding: space.md,
  borderInline: `1px dashed ${color.lineStrong}`,
  background: color.panel,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
  lineHeight: 1.6,
  userSelect: 'all',
});
