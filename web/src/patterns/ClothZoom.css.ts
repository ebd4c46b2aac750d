import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { zoomSteps } from '../shared/motifs/zoomSteps.ts';
import { vars } from '../theme/contract.css.ts';
import { stuckMargin } from '../theme/sticky.css.ts';
import { edge } from '../theme/withGutters.ts';
import { canZoom, staged } from './zoomMedia.ts';

const { color, space } = vars;

const onStage = (rule: StyleRule): StyleRule => ({
  '@supports': { [canZoom]: { '@media': { [staged]: rule } } },
});

const names = Object.keys(zoomSteps) as (keyof typeof zoomSteps)[];
/** By step, how far its caption has come. */
const timelineOf = (name: string) => `--zoom-${name}`;

/** On the stage, the range lies over the cloths, and ends with them. */
export const zoom = style(onStage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  listStyle: 'none',
  padding: 0,
  ...onStage({
    gridArea: '1 / 1',
    gap: 0,
    overflow: 'clip',
    timelineScope: names.map(timelineOf).join(', '),
  }),
});

/** On the stage, cloths and captions are in one grid: the captions each in a row, the cloths in all of them. */
export const through = style({ display: 'grid', gap: space.md, ...onStage({ display: 'contents' }) });

const appear = keyframes({ from: { opacity: 0 } });
/** An animation of its own, since those of opacity alone run beside the page’s scripts. */
const show = keyframes({ from: { visibility: 'hidden' } });
const approach = keyframes({ to: { transform: 'scale(2)' } });

const sheet = style({
  height: 'min(60vh, 40rem)',
  overflow: 'hidden',
  background: color.raised,
  ...onStage({
    position: 'sticky',
    insetBlockStart: 0,
    height: '100vh',
  }),
});

/** Each cloth appears as its caption does, over the one before, … */
export const cloth = styleVariants(zoomSteps, (_, name) => [
  sheet,
  // In place one row ahead.
  onStage({ gridArea: `${Math.max(1, names.indexOf(name))} / 1 / ${names.length + 1}` }),
  name === 'worn'
    ? {}
    : onStage({
        // Until then, the browser does not draw it.
        animation: `${appear} linear both, ${show} linear both`,
        animationTimeline: timelineOf(name),
        // While the words change, quickly: two scales at once are a muddle.
        animationRange: 'entry 68% entry 76%',
      }),
]);

const fill = style({ width: '100%', height: '100%' });

/** … and comes closer while it leaves. */
export const picture = styleVariants(zoomSteps, (_, name) => [
  fill,
  name === 'dot'
    ? {}
    : onStage({
        animation: `${approach} linear both`,
        animationTimeline: timelineOf(name),
        // It has come twice as near when the next one appears: as worn, it is then the same as at arm’s length.
        animationRange: 'exit 0% exit 68%',
      }),
]);

const passing = style({
  paddingInline: space.gutter,
  ...onStage({
    zIndex: 1,
    display: 'grid',
    alignContent: 'end',
    minHeight: '100vh',
    paddingBlock: '13rem 12vh',
    paddingInline: edge,
    scrollMarginBlockStart: stuckMargin,
    viewTimelineInset: 0,
  }),
});

export const caption = styleVariants(zoomSteps, (_, name) => [
  passing,
  onStage({ gridArea: `${names.indexOf(name) + 1} / 1`, viewTimelineName: timelineOf(name) }),
]);

export const words = style({
  display: 'grid',
  gap: space.sm,
  maxWidth: vars.width.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ...onStage({
    width: 'min(27rem, 100%)',
    padding: space.lg,
    borderRadius: vars.radius.md,
    background: color.page,
  }),
});
