import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { inks, motifs, tileSvg, toDataUri } from '../shared/motifs/index.ts';

const { color, space } = vars;

/** Parang in gold leaf on indigo: the cloth of a crown. */
const parang = { ink: inks.prada, seed: 'hero' };
const scale = 1.5;
const tile = motifs.parang(parang);
const [width, height] = [Math.round(tile.width * scale), Math.round(tile.height * scale)];

export const hero = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  // The height of the window without the header.
  minHeight: 'calc(100svh - 4.25rem)',
  overflow: 'hidden',
  isolation: 'isolate',
});

export const cloth = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
});

const veil = (share: number) => `color-mix(in srgb, ${color.page} ${share}%, transparent)`;

/** In the background’s color. On wide pages, it is densest behind the text; on narrow ones, the text has its own. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: veil(20),
  '@media': {
    [media.lg]: {
      background: `linear-gradient(100deg, ${color.page} 32%, ${veil(90)} 54%, ${veil(10)} 84%)`,
    },
  },
});

/** Endless motion, unless the visitor has paused it (MotionButton.tsx). */
const moving = (self: string, animation: string) => ({
  [media.motion]: {
    selectors: {
      [`:root[data-motion] ${self}`]: { animation },
      [`:root[data-motion="paused"] ${self}`]: { animationPlayState: 'paused' },
    },
  },
});

const sway = keyframes({
  from: { transform: 'scale(1.06)' },
  to: { transform: 'scale(1.06) translate(-2%, -2%)' },
});
const drift = keyframes({ to: { transform: `translate(${-width}px, ${-height}px)` } });

/** One tile larger than the visible area, so that it can drift by a tile and restart unnoticed. */
export const motif = style({
  position: 'absolute',
  inset: `0 ${-width}px ${-height}px 0`,
  backgroundImage: `url("${toDataUri(tileSvg('parang', { ...parang, scale }))}")`,
  '@media': moving('&', `${drift} 90s linear infinite`),
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': moving('&', `${sway} 45s ${vars.easing.inOut} infinite alternate`),
});

/** Where the cloth fades in above the text. */
const fade = `clamp(${space.xxl}, 12vh, 9rem)`;

export const content = style({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  width: '100%',
  maxWidth: `calc(${vars.width.wide} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `${fade} ${space.lg}`,
  background: `linear-gradient(transparent, ${veil(88)} ${fade}, ${color.page} 75%)`,
  '@media': { [media.lg]: { background: 'none' } },
});

globalStyle(`${content} > h1`, { maxWidth: '11ch' });

export const crown = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  maxWidth: '34rem',
  color: color.gold,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: '0.06em',
});
globalStyle(`${crown} > svg`, { flexShrink: 0 });

export const subtitle = style({
  maxWidth: '34rem',
  color: color.text,
  fontSize: vars.size.lead,
  lineHeight: 1.55,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

const dip = keyframes({ '50%': { transform: 'translateY(5px)' } });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  paddingInline: space.gutter,
  paddingBlockEnd: space.md,
  background: color.page,
  '@media': { [media.lg]: { background: 'none' } },
});

export const scrollCue = style({
  display: 'grid',
  gridColumn: 2,
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: vars.radius.full,
  color: color.gold,
  fontSize: '1.5rem',
  ':hover': { color: color.text },
});

const cueSvg = `${scrollCue} > svg`;
globalStyle(`:root[data-motion] ${cueSvg}`, {
  '@media': { [media.motion]: { animation: `${dip} 2.4s ${vars.easing.inOut} infinite` } },
});
globalStyle(`:root[data-motion="paused"] ${cueSvg}`, {
  '@media': { [media.motion]: { animationPlayState: 'paused' } },
});
