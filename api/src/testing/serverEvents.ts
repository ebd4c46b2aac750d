/** The results that a GraphQL subscription sends as server-sent events (graphql-sse’s “distinct connections mode”). */
export async function* resultsOf(response: Response): AsyncGenerator<unknown> {
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^event: next\ndata: (.*)$/m.exec(event)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
}

/** The first result of a subscription, as the answer to a query; ends the stream. */
export async function firstResult(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) return response;
  for await (const result of resultsOf(response)) return Response.json(result, response);
  return Response.json({}, response);
}
