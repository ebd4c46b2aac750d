import { AsyncLocalStorage } from 'node:async_hooks';

/** Each text, or its bytes, is made when the one before it has gone out, so that memory holds one. */
export function streamOf(texts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // What is read later belongs to the request still.
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
