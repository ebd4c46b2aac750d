import { LRUCache } from 'lru-cache';
import type { jobs } from './jobs.ts';
import { inWorker } from './workshop.ts';

type Drawing = 'drawCloth' | 'drawSocialImage';

const kept = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  // Who asks while a picture is drawn gets the same one, even where it is not kept.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: make }) => make(),
});

/**
 * A picture that the site draws, as PNG: made once for all who ask, and kept, all of them in 32 MiB.
 * @throws BusyError when too many pictures wait to be drawn
 */
export async function draw<Name extends Drawing>(
  job: Name,
  ...args: Parameters<(typeof jobs)[Name]>
): Promise<Uint8Array<ArrayBuffer>> {
  const make = () => inWorker('visitor', job, ...args);
  return (await kept.forceFetch(JSON.stringify([job, ...args]), {
    context: make,
  })) as Uint8Array<ArrayBuffer>;
}
