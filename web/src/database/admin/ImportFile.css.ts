import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, size, space } = vars;

export { text } from './DatabasePage.css.ts';

export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  padding: space.sm,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  fontSize: size.small,
});

/** For pointers that can drag a file. */
export const hint = style({ display: 'none', '@media': { [media.hover]: { display: 'inline' } } });

/** While a file is dragged over it. */
export const over = style([
  drop,
  { borderColor: color.brand, background: color.brandSoft, color: color.brandStrong },
]);

/** A live region that takes up no space while empty. */
export const report = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const result = style({
  display: 'grid',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: size.body,
  fontWeight: 650,
});

export const rows = style({ borderBlock: `1px solid ${color.line}` });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxs} ${space.md}`,
  minHeight: '2.5rem',
  paddingBlock: space.xs,
  fontSize: size.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  '@media': { [media.sm]: { flexDirection: 'row' } },
});

export const problems = style({
  display: 'grid',
  gap: space.xs,
  maxHeight: '20rem',
  overflowY: 'auto',
  paddingInlineStart: space.lg,
  listStyle: 'disc',
  color: color.text,
  fontSize: size.small,
  lineHeight: 1.5,
});

export const place = style({ fontWeight: 600 });
export const detail = style({ color: color.textSecondary });

export const refusal = style({
  display: 'grid',
  gap: space.sm,
  padding: `${space.md} ${space.lg}`,
  borderInlineStart: `3px solid ${color.danger}`,
  borderRadius: vars.radius.sm,
  background: color.dangerSoft,
  fontSize: size.small,
});
