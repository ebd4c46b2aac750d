import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A client that sends exactly the given bytes. */
export interface RawConnection {
  socket: Socket;
  /** Waits until the received text matches, and consumes it. */
  expect: (pattern: RegExp) => Promise<string>;
  /** Resolves with all received and unconsumed text once the other side has ended; rejects on a reset. */
  ended: Promise<string>;
}

export async function connectRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  ended.catch(() => {});
  await once(socket, 'connect');
  return {
    socket,
    ended,
    async expect(pattern) {
      for (;;) {
        const found = pattern.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return found[0];
        }
        await Promise.race([once(socket, 'data'), ended.then(() => Promise.reject(new Error(text)))]);
      }
    },
  };
}
