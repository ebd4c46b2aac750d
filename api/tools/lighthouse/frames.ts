// npm run frames: scrolls through the home page on a phone’s processor, and counts the frames that the browser presents
// and drops, compared with an empty page of the same height, which sees the same load on the machine. For other pages:
// npm run frames -- /heritage/1
import { chromium, type CDPSession, type Page } from 'playwright';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { startSite } from './site.ts';

/** A phone’s processor, as Lighthouse emulates it, and its window. */
const processorSlowdown = 4;
const viewport = { width: 412, height: 823 };
/** In pixels per second: as a thumb scrolls through a page. */
const speed = 1500;
/** By how much the share of dropped frames may exceed that of an empty page. */
const goal = 0.02;

interface TraceEvent {
  name: string;
  ph: string;
  dur?: number;
  args: {
    frame_reporter?: {
      state: string;
      scroll_state: string;
      frame_sequence: number;
      affects_smoothness: boolean;
    };
  };
}

/** Records what happens in the browser during an action. */
async function traced(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['cc', 'benchmark', 'devtools.timeline'];
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

interface Frames {
  presented: number;
  dropped: number;
}

/**
 * How many frames were presented while scrolling, and how many were not although something moved. One frame can have
 * several reports: what the page’s thread draws late is presented with a later frame.
 */
function framesIn(events: readonly TraceEvent[]): Frames {
  const reports = events
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ scroll_state }) => scroll_state !== 'SCROLL_NONE');
  const sequencesOf = (chosen: typeof reports) => new Set(chosen.map(({ frame_sequence }) => frame_sequence));
  const presented = sequencesOf(reports.filter(({ state }) => state.startsWith('STATE_PRESENTED')));
  const dropped = sequencesOf(
    reports.filter(({ state, affects_smoothness }) => state === 'STATE_DROPPED' && affects_smoothness),
  );
  return { presented: presented.size, dropped: dropped.difference(presented).size };
}

const shareOf = ({ presented, dropped }: Frames) => dropped / (presented + dropped);

/** The kinds of work that took the longest together, in milliseconds. */
function workIn(events: readonly TraceEvent[]): [name: string, time: number][] {
  const times = new Map<string, number>();
  for (const { name, ph, dur = 0 } of events)
    if (ph === 'X') times.set(name, (times.get(name) ?? 0) + dur / 1000);
  return [...times].toSorted(([, one], [, other]) => other - one).slice(0, 12);
}

/** Scrolls through a page, and returns its height in pixels and what the browser did meanwhile. */
async function scrollThrough(page: Page): Promise<{ height: number; events: TraceEvent[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const events = await traced(session, async () =>
    session.send('Input.synthesizeScrollGesture', {
      x: viewport.width / 2,
      y: viewport.height / 2,
      yDistance: viewport.height - height,
      speed,
      gestureSourceType: 'mouse',
    }),
  );
  return { height, events };
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser() });
const newPage = () => browser.newPage({ viewport, deviceScaleFactor: 1.75, isMobile: true });
const chosen = process.argv.slice(2);
const missed: string[] = [];
try {
  for (const path of chosen.length > 0 ? chosen : ['/']) {
    const page = await newPage();
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    // Its parts follow one after another, each when the page is idle.
    for (let idle = 0; idle < 10; idle += 1)
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))),
      );
    const { height, events } = await scrollThrough(page);
    await page.close();
    const empty = await newPage();
    await empty.setContent(
      `<meta name="viewport" content="width=device-width"><div style="height: ${height}px; background: linear-gradient(red, blue)">`,
    );
    const reference = framesIn((await scrollThrough(empty)).events);
    await empty.close();
    const frames = framesIn(events);
    const [share, least] = [frames, reference].map((counted) => shareOf(counted)) as [number, number];
    const percent = (number: number) => `${(100 * number).toFixed(1)} %`;
    console.log(
      `${path}: ${frames.presented} frames presented, ${frames.dropped} dropped (${percent(share)}; of an empty page ${percent(least)}) in ${height} px`,
    );
    for (const [name, time] of workIn(events)) console.log(`  ${name.padEnd(52)}${Math.round(time)} ms`);
    if (!(share <= least + goal)) missed.push(path);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (missed.length > 0) {
  console.error(`More than ${100 * goal} % more dropped frames than in an empty page: ${missed.join(', ')}`);
  process.exit(1);
}
