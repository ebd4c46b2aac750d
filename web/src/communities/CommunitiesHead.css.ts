import { globalStyle, style } from '@vanilla-extract/css';
import { seaTile } from '../shared/motifs/provincial/provincialCloth.ts';
import { toDataUri } from '../shared/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { night } from '../theme/themes.css.ts';

const { space } = vars;

export const head = style([
  night,
  {
    paddingBlock: space.xxl,
    backgroundImage: `url("${toDataUri(seaTile)}")`,
  },
]);

export const title = style({ marginBlockEnd: space.sm });

export const parts = style({
  display: 'grid',
  gap: space.xl,
  marginBlockStart: space.lg,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: space.xxl },
  },
});

export const cloth = style({
  width: 'min(100vw, 22.5rem)',
  marginInline: 'calc(50% - min(50vw, 11.25rem))',
  '@media': { [media.md]: { width: 'auto', marginInline: 0 } },
});

export const aside = style({
  display: 'grid',
  gap: space.lg,
  alignContent: 'space-between',
});
globalStyle(`${aside} dl`, { '@media': { [media.lg]: { gridAutoFlow: 'row', gap: space.md } } });
