import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { monospace } from '../../theme/monospace.ts';

const { color, space } = vars;

export const secret = style({ display: 'grid', gap: space.md, justifyItems: 'start' });

export const text = style({
  width: '100%',
  padding: space.md,
  borderInline: `1px dashed ${color.lineStrong}`,
  background: color.panel,
  fontFamily: monospace,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
