/** The result of sending a body. */
export type BodyEnd = { failure?: unknown };

/**
 * Tracks the sending of an answer’s body. If the body fails after the status has been sent, the connection is
 * cut, so that no client takes the partial body for a complete one.
 * @param cut closes the connection; without one, as in tests without a port, the body rejects
 * @param ended called once with the result: completed, aborted by the reader, or failed
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
  const end = (result: BodyEnd) => {
    if (!isOver) ended(result);
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
    // A short body and its end are available immediately, so that the answer gets its Content-Length.
    { highWaterMark: 2 },
  );
  const answer = new Response(body, response);
  // Reading `body` turns @hono/node-server’s Response into Node’s own, the only kind that it checks for a buffered
  // body.
  void answer.body;
  return answer;
}
