import type { Browser } from 'playwright';
import { median } from '../../scripts/quantile.ts';
import type { Site } from './site.ts';

/** How a page was painted, in milliseconds, compared with its HTML without scripts. */
interface Painting {
  largestPaint: number;
  staticPaint: number;
  layoutShift: number;
  blocking: number;
}

const rounds = 7;
/** Slow 4G as Lighthouse defines it, and a phone's CPU. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const processorSlowdown = 4;

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** What a page records. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { startTime: number; duration: number }[];
}

/** How long a painted page does not respond: the time by which each of its tasks exceeds 50 ms. */
function blockingOf({ firstPaint, longTasks }: Notes): number {
  const waits = longTasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - 50,
  );
  return waits.reduce((sum, wait) => sum + Math.max(0, wait), 0);
}

/** Records in the page what the browser reports about paints, shifts and long tasks. */
function observe(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  Object.assign(window, { notes });
  const follow = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  follow('paint', ({ startTime }) => (notes.firstPaint = startTime));
  follow('largest-contentful-paint', ({ startTime }) => (notes.largestPaint = startTime));
  follow('layout-shift', ({ value, hadRecentInput }) => (notes.layoutShift += hadRecentInput ? 0 : value));
  follow('longtask', ({ startTime, duration }) => notes.longTasks.push({ startTime, duration }));
}

async function paint(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine, the network may be idle before anything is painted.
  const painted = await page.waitForFunction(() => {
    const { notes } = window as unknown as { notes: Notes };
    return notes.firstPaint > 0 && notes.largestPaint > 0 && notes;
  });
  const notes = (await painted.jsonValue()) as Notes;
  await context.close();
  return { ...notes, blocking: blockingOf(notes) };
}

/** Paints the page and its copy without scripts in turn, so that both see the same load on the machine. */
export async function comparePaint(browser: Browser, { proxy }: Site, path: string): Promise<Painting> {
  const live = [];
  const still = [];
  for (let round = 0; round < rounds; round++) {
    live.push(await paint(browser, proxy + path));
    still.push(await paint(browser, `${proxy}${path}?static`));
  }
  return {
    largestPaint: median(live.map(({ largestPaint }) => largestPaint)),
    staticPaint: median(still.map(({ largestPaint }) => largestPaint)),
    layoutShift: median(live.map(({ layoutShift }) => layoutShift)),
    blocking: median(live.map(({ blocking }) => blocking)),
  };
}

/** The goals that a measurement misses. */
export function paintGoals({ largestPaint, staticPaint, layoutShift, blocking }: Painting): string[] {
  const missed: string[] = [];
  const ratio = largestPaint / staticPaint;
  if (!(ratio <= 1.2))
    missed.push(
      `takes ${ratio.toFixed(2)} times as long to paint as without scripts; the goal is at most 1.2`,
    );
  if (layoutShift > 0.02)
    missed.push(`the layout shifts by ${layoutShift.toFixed(3)}; the goal is at most 0.02`);
  if (blocking > 150) missed.push(`it blocks for ${Math.round(blocking)} ms; the goal is at most 150`);
  return missed;
}
