import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { quietLink } from '../ui/quietLink.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@media': { [media.lg]: { gridTemplate: '1fr / minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const cloth = style({
  display: 'block',
  height: 'clamp(5rem, 18vh, 9rem)',
  background: color.panel,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: 0, height: '100dvh' } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  paddingInline: space.gutter,
  paddingBlock: `${space.sm} ${space.xxl}`,
});

export const tools = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

export const back = style([quietLink, { marginInlineEnd: 'auto' }]);

export const door = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlockStart: 'clamp(0.75rem, 4vh, 2rem)',
  '@media': { [media.lg]: { paddingBlockStart: 'clamp(1.5rem, 9vh, 7rem)' } },
});

export const heading = style({ display: 'grid', gap: space.sm });

export const subtitle = style({ color: color.textSecondary });

export const forgot = style([quietLink, { justifySelf: 'start' }]);

/** Whose password a form sets. */
export const whose = style({ display: 'grid', fontWeight: 600, overflowWrap: 'anywhere' });

export const caption = style({ color: color.textSecondary, fontSize: vars.size.caption, fontWeight: 400 });

/** Buttons and links below a text. */
export const next = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });

export const form = style({ display: 'grid', gap: space.lg });
