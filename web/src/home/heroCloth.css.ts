import { createVar, keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { inks, dyes, mix, motifs, tileSvg, toDataUri } from '../shared/motifs/index.ts';
import { levelFront, levelHeight, shownShare, uprightFront } from './heroFronts.ts';

/** Parang in gold leaf on indigo: the cloth of a crown. */
const seed = 'hero';
const parang = motifs.parang({ ink: inks.prada, seed });
const url = (document: string) => `url("${toDataUri(document)}")`;

const sizeAt = (scale: number) =>
  `${Math.round(parang.width * scale)}px ${Math.round(parang.height * scale)}px`;
const narrowSize = sizeAt(0.95);
const wideSize = sizeAt(1.75);

/** The finished cloth. It hangs from the hero into the next section: their tiles meet at the right edge. */
const dyedCloth: StyleRule = {
  backgroundImage: url(tileSvg('parang', { ink: inks.prada, seed })),
  backgroundSize: narrowSize,
  '@media': { [media.lg]: { backgroundSize: wideSize } },
};

export const hanging = style([dyedCloth, { backgroundPosition: 'right top' }]);

/** The figures alone, white on black. */
const figures = { ground: '#000000', ink: '#ffffff', accent: '#000000' };

/** How far a front is from its place when the page opens, and how far it has moved when the hero is out of sight. */
const [entry, exit] = [createVar(), createVar()];
const enter = keyframes({ from: { translate: entry } });
const leave = keyframes({ to: { transform: `translate(${exit})` } });
const [entryBack, exitBack] = [createVar(), createVar()];
const enterBack = keyframes({ from: { translate: entryBack } });
const leaveBack = keyframes({ to: { transform: `translate(${exitBack})` } });

/**
 * The frame moves, and its cloth moves against it: only the front seems to move. It enters once the rest of the page is
 * laid out (page/firstLayout.ts): while scripts load, drawing its frames takes as long as all else, which it would delay.
 */
const moving = (entering: string, leaving: string): StyleRule => ({
  '@media': { [media.motion]: { animation: `${entering} 1600ms ${vars.easing.out}` } },
  selectors: { ':root[data-layout] &': { animationPlayState: 'paused, running' } },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: {
          animationName: `${entering}, ${leaving}`,
          animationDuration: '1600ms, auto',
          animationTimingFunction: `${vars.easing.out}, linear`,
          animationTimeline: 'auto, scroll()',
          animationRange: 'normal, 0 52rem',
        },
      },
    },
  },
});

const outside = `${(-100 * (1 / shownShare - 1)).toFixed(2)}%`;

const frame = style([
  {
    vars: { [entry]: '0 -6%', [exit]: '0, -12%' },
    position: 'absolute',
    inset: '0 0 auto',
    height: levelHeight,
    maskRepeat: 'no-repeat',
    maskSize: '100% 100%',
    maskComposite: 'intersect',
    '@media': {
      [media.lg]: {
        vars: { [entry]: '6% 0', [exit]: '-12%, 0' },
        inset: `0 ${outside} 0 0`,
        height: 'auto',
      },
    },
  },
  moving(enter, leave),
]);

/** The cloth in a frame, as large as the window shows. */
export const cloth = style([
  {
    vars: { [entryBack]: '0 6%', [exitBack]: '0, 12%' },
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    '@media': {
      [media.lg]: {
        vars: {
          [entryBack]: `${(-6 / shownShare).toFixed(3)}% 0`,
          [exitBack]: `${(12 / shownShare).toFixed(3)}%, 0`,
        },
        insetInlineEnd: `${(100 * (1 - shownShare)).toFixed(3)}%`,
      },
    },
  },
  moving(enterBack, leaveBack),
]);

/** Figures in one color. */
const drawn = (color: string): StyleRule => ({
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: color,
    maskImage: url(tileSvg('parang', { ink: figures, seed })),
    maskMode: 'luminance',
    maskSize: narrowSize,
    maskPosition: 'right bottom',
  },
  '@media': { [media.lg]: { '::before': { maskSize: wideSize } } },
});

const fadeOut = 'linear-gradient(#000 84%, transparent)';

const masks = (level: string, upright: string): StyleRule => ({
  maskImage: level,
  '@media': { [media.lg]: { maskImage: upright } },
});

const dark = (color: keyof typeof dyes) => dyes[color].dark;

export const pencil = style([
  frame,
  masks(
    `linear-gradient(#000 78%, transparent)`,
    `linear-gradient(90deg, transparent 29%, #000 54%), ${fadeOut}`,
  ),
]);
export const pencilCloth = style([cloth, drawn('light-dark(#f3ebdc, #1d2031)')]);

export const wax = style([
  frame,
  masks(url(levelFront('wax', 292)), `${url(uprightFront('wax', 900, 806))}, ${fadeOut}`),
]);
export const waxCloth = style([
  cloth,
  drawn(`light-dark(#ebcf93, ${mix(dark('mori'), dark('prada'), 0.42)})`),
]);

export const bath = style([frame, masks(url(levelFront('bath', 216)), url(uprightFront('bath', 1076, 980)))]);
export const bathCloth = style([
  cloth,
  { background: 'light-dark(#a4abc9, #2a3563)' },
  drawn('light-dark(#f0d9a0, #c9a94f)'),
]);

export const dyed = style([frame, masks(url(levelFront('dyed', 190)), url(uprightFront('dyed', 1120, 980)))]);
export const dyedLayer = style([cloth, dyedCloth, { backgroundPosition: 'right bottom' }]);

/** Clips what lies outside the hero. */
export const layers = style({ position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden' });
