// npm run lighthouse: audits every public page of the built site with Lighthouse (its defaults for phones), and
// compares how soon pages are painted with the same HTML without scripts. Fails if a goal is missed. For some pages
// only: npm run lighthouse -- / /news/1
// Timings depend on the machine: a page that falls short is measured again, and medians count.
import { chromium } from 'playwright';
import { publicPages } from '../../src/pages/publicPages.ts';
import { audit, categories, goals, type Audit } from './audit.ts';
import { comparePaint, paintGoals } from './paint.ts';
import { startSite } from './site.ts';
import { findBrowser } from '../../scripts/findBrowser.ts';

const auditedPages = [...publicPages, '/news/1', '/communities/1', '/heritage/1'];
const paintedPages = ['/', '/news/1'];
const chosen = process.argv.slice(2);
const choose = (paths: string[]) => paths.filter((path) => chosen.length === 0 || chosen.includes(path));
const debuggingPort = 9222;

const site = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
const problems: string[] = [];

try {
  const row = (cells: (string | number)[]) =>
    console.log(cells.map((cell, index) => String(cell).padEnd(index ? 15 : 18)).join(''));
  row(['', ...categories, 'LCP', 'CLS', 'TBT']);
  for (const path of choose(auditedPages)) {
    const result: Audit = await audit(site.origin + path, debuggingPort);
    const { scores, largestPaint, layoutShift, blocking } = result;
    row([
      path,
      ...categories.map((category) => scores[category]),
      `${Math.round(largestPaint)} ms`,
      layoutShift.toFixed(3),
      `${Math.round(blocking)} ms`,
    ]);
    problems.push(...goals(result).map((problem) => `${path}: ${problem}`));
  }

  console.log(
    '\nPaint times on slow 4G and a quarter of the processor, compared with the same HTML without scripts:',
  );
  row(['', 'LCP', 'static', 'ratio', 'CLS', 'TBT']);
  for (const path of choose(paintedPages)) {
    const result = await comparePaint(browser, site, path);
    const { largestPaint, staticPaint, layoutShift, blocking } = result;
    row([
      path,
      `${Math.round(largestPaint)} ms`,
      `${Math.round(staticPaint)} ms`,
      (largestPaint / staticPaint).toFixed(2),
      layoutShift.toFixed(3),
      `${Math.round(blocking)} ms`,
    ]);
    problems.push(...paintGoals(result).map((problem) => `${path}: ${problem}`));
  }
} finally {
  await browser.close();
  await site.stop();
}

if (problems.length > 0) {
  console.error(`\nMissed goals:\n${problems.join('\n')}`);
  process.exit(1);
}
