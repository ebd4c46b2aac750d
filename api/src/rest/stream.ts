import { AsyncLocalStorage } from 'node:async_hooks';

/** Makes each chunk when the one before it has been sent, so that memory holds one at a time. */
export function streamOf(texts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // What is read later still belongs to the request.
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
