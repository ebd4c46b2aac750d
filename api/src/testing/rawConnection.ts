import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A client that says exactly what it is told to. */
export interface RawConnection {
  socket: Socket;
  /** Waits until what has come matches, and takes it away. */
  expect: (pattern: RegExp) => Promise<string>;
  /** Resolves with all that has come and was not taken, once the other side has ended; rejects when it resets. */
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
