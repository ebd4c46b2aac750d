import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** Keep the header from covering its start. */
export const entry = style({ scrollMarginBlockStart: vars.space.md });

export const cloth = style({ width: '100%', height: '100%', background: color.raised });

export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.linkStrong },
});

export const facts = style({ display: 'grid', gap: vars.space.sm, maxWidth: vars.width.measure });
export const term = style({ color: color.brand, fontSize: vars.size.small, fontWeight: 600 });
export const meaning = style({ fontFamily: vars.font.display, fontSize: vars.size.lead, lineHeight: 1.4 });
