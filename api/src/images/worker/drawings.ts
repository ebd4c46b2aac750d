import { LRUCache } from 'lru-cache';
import type { jobs } from './jobs.ts';
import { inWorker } from './workshop.ts';

type Drawing = 'drawSvg' | 'drawSocialImage';

const kept = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
  // Concurrent callers get the same image, even if it is not cached.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: make }) => make(),
});

/**
 * An image drawn by the site, as PNG: drawn once for concurrent callers, and cached, up to 32 MiB in total.
 * @throws BusyError if too many images are waiting
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
