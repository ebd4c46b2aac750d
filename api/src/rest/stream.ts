import { AsyncLocalStorage } from 'node:async_hooks';

/** Creates each chunk once the previous one has been sent, so that only one at a time is in memory. */
export function streamOf(texts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // Later reads still belong to the request.
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await inRequest(() => texts.next());
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      cancel: () => void texts.return(undefined),
    },
    { highWaterMark: 0 },
  );
}
