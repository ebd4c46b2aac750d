import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server that pretends to be PostgreSQL; `handle` answers its connections. */
export async function openImpostor(handle: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => handle(socket));
  server.on('connection', (socket) => sockets.add(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close };
}
