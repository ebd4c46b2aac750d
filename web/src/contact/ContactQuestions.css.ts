import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';

const { color, duration, space } = vars;

export const questions = style({
  ...oneColumn,
  gap: `${space.lg} ${space.xl}`,
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const question = style({
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line}` } },
  // A line alone could take a sheet.
  '@media': { [media.print]: { selectors: { '&:last-child': { borderBlockEnd: 0 } } } },
});

/** On paper, every answer is open. */
globalStyle(`${question} details::details-content`, {
  '@media': { [media.print]: { blockSize: 'auto', contentVisibility: 'visible' } },
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
  alignItems: 'center',
  gap: space.md,
  minHeight: '4.5rem',
  paddingBlock: space.md,
  listStyle: 'none',
  cursor: 'pointer',
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} > svg`, {
  color: color.textSecondary,
  transition: `transform ${duration.quick} ${vars.easing.out}`,
});
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(-180deg)' });
globalStyle(`:is(${summary}:hover, [open] > ${summary}) > h3`, { color: color.brand });

export const answer = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  maxWidth: vars.width.measure,
  paddingBlockEnd: space.md,
  // The last one may end a sheet.
  '@media': { [media.print]: { selectors: { [`${question}:last-child &`]: { paddingBlockEnd: 0 } } } },
  // Below its question, where a link to it leads.
  scrollMarginBlockStart: '4.5rem',
  ':focus': { outline: 'none' },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: vars.width.touch,
  // Chromium would print an empty sheet after a flexible box that ends one.
  '@media': { [media.print]: { display: 'block', minHeight: 0 } },
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
