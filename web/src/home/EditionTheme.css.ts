import { style } from '@vanilla-extract/css';
import { dyeing } from '../provinces/ProvincialCloth.css.ts';
import { seaTile } from '../shared/motifs/provincial/provincialCloth.ts';
import { toDataUri } from '../shared/motifs/index.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { night } from '../theme/themes.css.ts';

const { color, space } = vars;

/** Night, and the sea between the islands. */
export const theme = style([
  night,
  {
    position: 'relative',
    timelineScope: dyeing,
    paddingBlock: `${space.xxl} ${space.md}`,
    backgroundImage: `url("${toDataUri(seaTile)}")`,
    '@media': { [media.lg]: { paddingBlockStart: '4rem' } },
  },
]);

export const head = style({
  ...oneColumn,
  gap: space.md,
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: space.xl },
    [media.lg]: { gridTemplateColumns: '1fr 2fr' },
  },
});

export const heading = style({
  '@media': { [media.md]: { gridColumn: 2, gridRow: 1, textAlign: 'end' } },
});

export const last = style({ color: color.gold });

export const description = style({
  maxWidth: vars.width.measure,
  color: color.textSecondary,
  textWrap: 'pretty',
  '@media': { [media.md]: { gridRow: 1, paddingBlock: `${space.sm} calc(${space.xxl} + ${space.lg})` } },
});

/** Along the edge of the window. */
export const edition = style({
  position: 'absolute',
  top: '50%',
  right: 0,
  display: 'none',
  padding: space.xs,
  color: color.goldText,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '0.08em',
  writingMode: 'vertical-rl',
  '@media': { [media.lg]: { display: 'block' } },
});

export const objectives = style({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  color: color.textSecondary,
  fontSize: vars.size.small,
  '@media': { [media.lg]: { display: 'flex', gap: space.lg, alignItems: 'start' } },
});

export const objectivesTitle = style({
  color: color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const picture = style({ width: '17.5rem', flexShrink: 0, aspectRatio: '3 / 2' });
