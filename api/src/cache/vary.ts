import { runningTrace } from '../database/trace.ts';

/** Adds to `Vary` the request headers that were read to choose the answer. */
export function addVary(headers: Headers): void {
  const names = (headers.get('Vary') ?? '').split(/,\s*/).filter(Boolean);
  const listed = new Set(names.map((name) => name.toLowerCase()));
  const more = [...(runningTrace()?.variesBy ?? [])].filter((name) => !listed.has(name.toLowerCase()));
  if (more.length > 0) headers.set('Vary', [...names, ...more].join(', '));
}
