// The reference that a cached answer is measured against, in a process of its own: node:http, and nothing but the
// answers that its parent gives it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './kit/record.ts';
import { repeat } from './kit/repeat.ts';

process.once('message', (answers: RecordedAnswer[]) => {
  const server = createServer(repeat(answers));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
// The parent that is gone needs no server any more.
process.on('disconnect', () => process.exit());
