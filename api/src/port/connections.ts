import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, networksOf } from '../limits/addresses.ts';
import { log } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import { connectionRefusals } from '../operations/metrics.ts';
import type { PortLimits } from './limits.ts';
import { hasBody } from './unreadBody.ts';

/** At most one warning in so many milliseconds. */
const warningInterval = 60_000;

/**
 * Bounds the connections. When all are taken, who has waited longest for their client gives way to who comes. Who
 * comes when a request is under way on each, or has too many already, is closed at once. Behind a proxy, or on the
 * machine itself, all come from one address, which says nothing then.
 */
export function limitConnections(
  server: Server,
  { connections, ofOneNetwork }: PortLimits,
  isBehindProxy: boolean,
): void {
  const counts = new Map<string, number>();
  const waiting = followWaiting(server);
  let all = 0;
  let warned = -warningInterval;
  const refuse = (reason: string) => {
    connectionRefusals.inc({ reason });
    if (performance.now() - warned < warningInterval) return;
    warned = performance.now();
    log.warn({ reason, connections: all }, 'Connections are refused');
  };

  server.maxConnections = connections;
  server.on('drop', () => refuse('all'));
  server.on('connection', (socket: Socket) => {
    const peer = addressOf(socket.remoteAddress ?? '') ?? '';
    const networks = isBehindProxy || isLoopback(peer) ? [] : networksOf(peer);
    // An address may be written as its network is.
    const counted = networks.map(({ scope, key }) => ({
      key: `${scope} ${key}`,
      limit: ofOneNetwork[scope],
    }));
    const countOf = (key: string) => counts.get(key) ?? 0;
    all += 1;
    for (const { key } of counted) counts.set(key, countOf(key) + 1);
    socket.once('close', () => {
      all -= 1;
      for (const { key } of counted) {
        if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
        else counts.delete(key);
      }
    });
    if (counted.some(({ key, limit }) => countOf(key) > limit)) {
      refuse('network');
      socket.destroy();
    }
    // One is free for who comes next: when there is none it is too late to choose.
    else if (all >= connections) waiting.longest(socket)?.destroy();
  });
}

/** Follows which connections wait for their client: for a request, or for the rest of a body. */
function followWaiting(server: Server) {
  // A set keeps the order in which they began to wait.
  const idle = new Set<Socket>();
  const sending = new Set<Socket>();
  /** How many requests are under way on a connection, of those that a client sends without waiting for answers. */
  const underWay = new WeakMap<Socket, number>();

  const follow = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    idle.delete(socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    if (hasBody(request)) {
      sending.add(socket);
      request.once('end', () => sending.delete(socket));
    }
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 0) - 1;
      underWay.set(socket, left);
      if (left > 0 || socket.destroyed) return;
      sending.delete(socket);
      idle.add(socket);
    });
  };
  server.on('request', follow);
  server.on('checkExpectation', follow);
  server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => {
      idle.delete(socket);
      sending.delete(socket);
    });
  });

  return {
    /** The one that has waited longest, for a request rather than for a body; never the one that has just come. */
    longest(newcomer: Socket): Socket | undefined {
      const [first] = idle;
      return first && first !== newcomer ? first : sending.values().next().value;
    },
  };
}
