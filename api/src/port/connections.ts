import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, networksOf } from '../limits/addresses.ts';
import { log } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import { connectionRefusals } from '../operations/metrics.ts';
import type { PortLimits } from './limits.ts';
import { hasBody } from './unreadBody.ts';

/** The shortest interval between two warnings, in milliseconds. */
const warningInterval = 60_000;

/**
 * Bounds the connections. When all are taken, the one that has waited longest for its client makes way for a new one. A
 * new connection is closed immediately if all others have in-flight requests, or if its network has too many. Behind a
 * proxy, or on this machine, all connections come from one address, so networks are not counted there.
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
    log.warn({ reason, connections: all }, 'Refusing connections');
  };

  server.maxConnections = connections;
  server.on('drop', () => refuse('all'));
  server.on('connection', (socket: Socket) => {
    const peer = addressOf(socket.remoteAddress ?? '') ?? '';
    const networks = isBehindProxy || isLoopback(peer) ? [] : networksOf(peer);
    // An address and its network may have the same text.
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
    // Keeps one free for the next client: with none left, it is too late to choose.
    else if (all >= connections) waiting.longest(socket)?.destroy();
  });
}

/** Tracks which connections wait for their client: for a request, or for the rest of a body. */
function followWaiting(server: Server) {
  // A set keeps insertion order: the order in which they began to wait.
  const idle = new Set<Socket>();
  const sending = new Set<Socket>();
  /** The number of in-flight pipelined requests on a connection. */
  const inFlight = new WeakMap<Socket, number>();

  const follow = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    idle.delete(socket);
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    if (hasBody(request)) {
      sending.add(socket);
      request.once('end', () => sending.delete(socket));
    }
    response.once('close', () => {
      const left = (inFlight.get(socket) ?? 0) - 1;
      inFlight.set(socket, left);
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
    /**
     * The connection that has waited longest, preferably for a request rather than for a body; never the
     * newcomer.
     */
    longest(newcomer: Socket): Socket | undefined {
      const [first] = idle;
      return first && first !== newcomer ? first : sending.values().next().value;
    },
  };
}
