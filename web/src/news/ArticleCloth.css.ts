import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { belowHeader } from '../theme/sticky.css.ts';
import { besideText, reading } from './articleGrid.ts';

const { color } = vars;

const alongText = {
  gridColumn: '1 / 4',
  gridRow: '1 / -1',
  position: 'sticky',
  insetBlockStart: belowHeader,
} as const;

/** A cloth is not worth the ink. */
const unprinted = { [media.print]: { display: 'none' } };

export const cloth = style({
  display: 'block',
  height: '6rem',
  overflow: 'hidden',
  '@container': { [besideText.tablet]: { ...alongText, height: `calc(100vh - ${belowHeader})` } },
  '@media': unprinted,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

const unread = createVar();
const read = keyframes({ from: { transform: unread } });

/** Whole where the browser cannot say how far it has been read. */
export const line = style({
  position: 'sticky',
  insetBlockStart: belowHeader,
  zIndex: 1,
  height: 3,
  background: color.gold,
  transformOrigin: 'left top',
  vars: { [unread]: 'scaleX(0)' },
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.motion]: {
          animation: `${read} linear both`,
          animationTimeline: reading,
          animationRange: 'contain',
        },
      },
    },
  },
  '@container': {
    [besideText.tablet]: {
      ...alongText,
      justifySelf: 'end',
      width: 3,
      height: `calc(100vh - ${belowHeader})`,
      vars: { [unread]: 'scaleY(0)' },
    },
  },
  '@media': unprinted,
});
