import { lighthouse } from './installed.ts';
import { median } from '../../scripts/quantile.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What Lighthouse reports for a page: scores out of 100, times in milliseconds. */
export interface Audit {
  scores: Record<Category, number>;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
  /** The audits that cost points, except those that measure time. */
  failures: string[];
}

/** How often to measure a page that falls short of a goal; others are measured once. */
const attempts = 3;

async function auditOnce(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse reported nothing for ${url}.`);
  const { audits, categories: judged } = result.lhr;
  const score = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Infinity;
  const failures = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => judged[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title})`);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: valueOf('largest-contentful-paint'),
    layoutShift: valueOf('cumulative-layout-shift'),
    blocking: valueOf('total-blocking-time'),
    failures,
  };
}

/** Audits a page; if it falls short, perhaps on a busy machine, audits it several times and takes the medians. */
export async function audit(url: string, port: number): Promise<Audit> {
  const first = await auditOnce(url, port);
  if (goals(first).length === 0) return first;
  const all = [first];
  while (all.length < attempts) all.push(await auditOnce(url, port));
  return {
    ...first,
    scores: { ...first.scores, performance: median(all.map(({ scores }) => scores.performance)) },
    largestPaint: median(all.map(({ largestPaint }) => largestPaint)),
    layoutShift: median(all.map(({ layoutShift }) => layoutShift)),
    blocking: median(all.map(({ blocking }) => blocking)),
  };
}

/** The goals that an audit misses. */
export function goals({ scores, layoutShift, blocking, failures }: Audit): string[] {
  const missed = failures.map((failure) => `fails ${failure}`);
  for (const category of categories) {
    const goal = category === 'performance' ? 98 : 100;
    if (scores[category] < goal) missed.push(`${category} is ${scores[category]}; the goal is ${goal}`);
  }
  if (layoutShift > 0.02)
    missed.push(`the layout shifts by ${layoutShift.toFixed(3)}; the goal is at most 0.02`);
  if (blocking > 150) missed.push(`it blocks for ${Math.round(blocking)} ms; the goal is at most 150`);
  return missed;
}
