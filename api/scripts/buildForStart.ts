import { logEverything } from '../src/logEverything.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { bundleWhenStale } from './bundleWhenStale.ts';

/** Generates, builds and bundles what is stale, with a log line for each step. */
export function buildForStart(): void {
  logEverything();
  buildWhenStale();
  bundleWhenStale();
}
