import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import * as badge from '../../ui/Badge.css.ts';
import * as button from '../../ui/Button.css.ts';
import { shell } from './AdminLayout.css.ts';

// The dashboard is a desk: denser than the site, without cloth. Its dialogs and toasts, outside the shell, follow.
const desk = `:root:has(${shell})`;

globalStyle(desk, {
  vars: {
    [vars.size.caption]: '0.8125rem',
    [vars.size.small]: '0.875rem',
    [vars.size.body]: '0.9375rem',
    [vars.size.lead]: '1rem',
    [vars.size.title]: '1.125rem',
    [vars.size.heading]: '1.5rem',
    [vars.space.gutter]: 'clamp(1rem, 3vw, 2.25rem)',
    [vars.radius.sm]: '4px',
  },
  '@media': {
    '(pointer: fine)': {
      vars: { [vars.width.touch]: '2.25rem', [vars.width.field]: '2.25rem', [vars.size.field]: '0.875rem' },
    },
    '(pointer: coarse)': { vars: { [vars.width.field]: '2.75rem' } },
  },
});
globalStyle(`${desk} body`, { fontSize: vars.size.small, lineHeight: 1.45 });

globalStyle(`${desk} :is(${Object.values(button.size).join(', ')})`, {
  paddingInline: vars.space.sm,
  '@media': { [media.sm]: { paddingInline: vars.space.md } },
});
globalStyle(`${desk} :is(${Object.values(badge.tone).join(', ')})`, {
  paddingBlock: '0.1em',
  paddingInline: '0.5em',
  borderInlineStart: 0,
  borderRadius: vars.radius.sm,
});
