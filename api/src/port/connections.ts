import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, networksOf } from '../limits/addresses.ts';
import { log } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import { connectionRefusals } from '../operations/metrics.ts';
import type { PortLimits } from './limits.ts';

/** At most one warning in so many milliseconds. */
const warningInterval = 60_000;

/**
 * Bounds the connections. When nine tenths are taken, those without a request are closed; who comes when all are
 * taken, or has too many already, is closed at once. Behind a proxy, or on the machine itself, all come from one
 * address, which says nothing then.
 */
export function limitConnections(
  server: Server,
  { connections, ofOneNetwork }: PortLimits,
  isBehindProxy: boolean,
): void {
  const counts = new Map<string, number>();
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
    const network = isBehindProxy || isLoopback(peer) ? null : (networksOf(peer)[0]?.key ?? peer);
    all += 1;
    if (network !== null) counts.set(network, (counts.get(network) ?? 0) + 1);
    socket.once('close', () => {
      all -= 1;
      if (network === null) return;
      const left = (counts.get(network) ?? 0) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    if (all > connections * 0.9) server.closeIdleConnections();
    if (network !== null && (counts.get(network) ?? 0) > ofOneNetwork) {
      refuse('network');
      socket.destroy();
    }
  });
}
