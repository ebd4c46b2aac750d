import type { RequestListener } from 'node:http';
import type { RecordedAnswer } from './record.ts';

/** Sends exactly the bytes and header fields that were recorded from the site, and does nothing else. */
export function repeat(answers: readonly RecordedAnswer[]): RequestListener {
  const byAddress = new Map(answers.map((answer) => [`${answer.method} ${answer.path}`, answer]));
  return (request, response) => {
    const answer = byAddress.get(`${request.method} ${request.url}`);
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  };
}
