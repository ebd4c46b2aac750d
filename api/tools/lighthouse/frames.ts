// npm run frames: scrolls through the home page on a phone’s processor, and counts the frames that the browser presents
// and drops. For other pages: npm run frames -- /heritage/1. Needs an idle machine.
import { chromium, type CDPSession } from 'playwright';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { startSite } from './site.ts';

/** A phone’s processor, as Lighthouse emulates it, and its window. */
const processorSlowdown = 4;
const window = { width: 412, height: 823 };
/** In pixels per second: as a thumb scrolls through a page. */
const speed = 1500;
/** The largest share of frames that may be dropped. */
const goal = 0.02;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  args: { frame_reporter?: { state: string; frame_sequence: number; affects_smoothness: boolean } };
}

/** Records what happens in the browser during an action. */
async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['cc', 'benchmark', 'viz', 'devtools.timeline'];
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/**
 * How many frames of a trace were presented, and how many were not although something moved. One frame can have several
 * reports: what the page’s thread draws late is presented with a later frame.
 */
function framesIn(events: readonly TraceEvent[]): { presented: number; dropped: number } {
  const reports = events.flatMap(({ args }) => args?.frame_reporter ?? []);
  const sequences = (state: string) =>
    new Set(
      reports
        .filter((report) => report.state.startsWith(state))
        .filter((report) => state !== dropped || report.affects_smoothness)
        .map(({ frame_sequence }) => frame_sequence),
    );
  const shown = sequences('STATE_PRESENTED');
  return { presented: shown.size, dropped: sequences(dropped).difference(shown).size };
}

const dropped = 'STATE_DROPPED';

/** The kinds of work that took the longest together, in milliseconds. */
function workIn(events: readonly TraceEvent[]): [name: string, time: number][] {
  const times = new Map<string, number>();
  for (const { name, ph, dur = 0 } of events)
    if (ph === 'X') times.set(name, (times.get(name) ?? 0) + dur / 1000);
  return [...times].toSorted(([, one], [, other]) => other - one).slice(0, 12);
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser() });
const chosen = process.argv.slice(2);
let missed = false;
try {
  for (const path of chosen.length > 0 ? chosen : ['/']) {
    const page = await browser.newPage({
      viewport: window,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    // Its parts follow one after another, each when the page is idle.
    for (let idle = 0; idle < 10; idle += 1)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))),
      );
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const events = await traced(session, () =>
      session
        .send('Input.synthesizeScrollGesture', {
          x: window.width / 2,
          y: window.height / 2,
          yDistance: window.height - height,
          speed,
          gestureSourceType: 'touch',
        })
        .then(() => undefined),
    );
    const { presented, dropped } = framesIn(events);
    const share = dropped / (presented + dropped);
    console.log(
      `${path}: ${presented} frames presented, ${dropped} dropped (${(100 * share).toFixed(1)} %) in ${height} px`,
    );
    for (const [name, time] of workIn(events)) console.log(`  ${name.padEnd(48)}${Math.round(time)} ms`);
    missed ||= !(share <= goal);
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
if (missed) {
  console.error(`The goal is at most ${100 * goal} % of dropped frames.`);
  process.exit(1);
}
