const buffered = new WeakSet<Response>();

/**
 * A response whose body is in memory, so that nothing can fail while it is sent: it needs no stream that is watched
 * (followBody.ts), which costs more than the rest of a short answer.
 */
export function bufferedResponse(body: Buffer | null, init: ResponseInit): Response {
  const response = new Response(body as Uint8Array<ArrayBuffer> | null, init);
  buffered.add(response);
  return response;
}

/** Whether `bufferedResponse` made it, and no middleware has replaced it. */
export const isBuffered = (response: Response): boolean => buffered.has(response);
