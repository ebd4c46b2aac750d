/** How sending a body ended. */
export type BodyEnd = { failure?: unknown };

/**
 * The answer with a body that is followed while it is sent. A body that fails cannot be made good: its status has
 * gone out. The connection is cut, so that nobody takes the part for the whole.
 * @param cut ends the connection; without one, as in tests without a port, the body rejects
 * @param ended hears once how it went: to its end, broken off by the reader, or with a failure
 */
export function followBody(
  response: Response,
  cut: (() => void) | undefined,
  ended: (end: BodyEnd) => void,
): Response {
  const reader = response.body?.getReader();
  if (!reader) {
    ended({});
    return response;
  }
  let isOver = false;
  const end = (how: BodyEnd) => {
    if (!isOver) ended(how);
    isOver = true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isOver) return;
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
          end({});
        } catch (failure) {
          end({ failure });
          if (cut) cut();
          else controller.error(failure);
        }
      },
      async cancel(reason) {
        end({});
        await reader.cancel(reason);
      },
    },
    // A short body and its end are at hand at once, so that the answer gets its Content-Length.
    { highWaterMark: 2 },
  );
  const answer = new Response(body, response);
  // Asked for its body, @hono/node-server's Response becomes Node's own: only of those it counts what is at hand.
  void answer.body;
  return answer;
}
