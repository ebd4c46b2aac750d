import { runningTrace } from '../database/trace.ts';

/** Adds to `Vary` the headers that the running request has looked at to choose its answer. */
export function tellVary(headers: Headers): void {
  const names = (headers.get('Vary') ?? '').split(/,\s*/).filter(Boolean);
  const told = new Set(names.map((name) => name.toLowerCase()));
  const more = [...(runningTrace()?.variesBy ?? [])].filter((name) => !told.has(name.toLowerCase()));
  if (more.length > 0) headers.set('Vary', [...names, ...more].join(', '));
}
