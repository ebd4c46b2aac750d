import { request, type IncomingMessage } from 'node:http';
import type { Ledger } from './ledger.ts';
import { messages } from './nouns/visitors.ts';

/** Starts to send a contact message. The returned function sends the rest and resolves once it is acknowledged. */
export function beginSlowMessage(origin: string, ledger: Ledger): () => Promise<void> {
  const entry = ledger.add(messages);
  const stamp = ledger.nextStamp();
  const { idempotencyKey, ...form } = messages.values(entry.name, stamp);
  const body = JSON.stringify(form);
  const asked = request(new URL('/api/contact', origin), {
    method: 'POST',
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': idempotencyKey,
    },
  });
  const half = Math.floor(body.length / 2);
  asked.write(body.slice(0, half));
  const answered = new Promise<number>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (response: IncomingMessage) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  // It can fail before anything awaits it.
  answered.catch(() => {});
  return () =>
    ledger.write(entry, { stamp, version: 1 }, async () => {
      asked.end(body.slice(half));
      const status = await answered;
      if (status !== 201) throw new Error(`A message is answered with ${status}.`);
      return null;
    });
}
