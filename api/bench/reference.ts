// The reference that a cached answer is measured against, in a process of its own: node:http that sends the very
// bytes and header fields which the site was heard to send, and does nothing else. Its parent gives it the answers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './kit/record.ts';

process.once('message', (answers: RecordedAnswer[]) => {
  const byAddress = new Map(answers.map((answer) => [`${answer.method} ${answer.path}`, answer]));
  const server = createServer((request, response) => {
    const answer = byAddress.get(`${request.method} ${request.url}`);
    response.writeHead(answer?.status ?? 404, answer?.headers);
    response.end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
