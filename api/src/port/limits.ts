import type { Network } from '../limits/addresses.ts';

/**
 * Limits for one connection, and for all together. docs/operations.md documents them for operators who set up a proxy.
 * Milliseconds, and bytes of a body.
 */
export interface PortLimits {
  /** For the rest of a body once its request is answered: it is read within these limits before the answer is sent. */
  unread: { bytes: number; milliseconds: number };
  /**
   * After an answer that closes the connection: how long, and how much, to keep reading, so that the sender gets the
   * answer.
   */
  lingering: { bytes: number; milliseconds: number };
  /** The time limit for headers; also for a body, unless it arrives at `slowest` or faster. */
  patience: number;
  /** Bytes per second that a body must arrive at to exceed `patience`. */
  slowest: number;
  /** The largest body accepted from anyone. */
  largestBody: number;
  /** How long a client may read nothing of an answer before the server gives up on it. */
  stalled: number;
  /** How long a connection without a request is kept open. */
  idle: number;
  /** How often overdue headers are checked for. */
  checking: number;
  /** Connections in total, and per network. */
  connections: number;
  ofOneNetwork: Record<Network['scope'], number>;
}

const mebibyte = 2 ** 20;

export const portLimits: PortLimits = {
  // More than nginx and Caddy still have in flight of a body when the answer arrives.
  unread: { bytes: 8 * mebibyte, milliseconds: 5_000 },
  lingering: { bytes: 64 * mebibyte, milliseconds: 10_000 },
  patience: 30_000,
  slowest: 4 * 1024,
  largestBody: 64 * mebibyte,
  // Behind a proxy the system buffers some megabytes, and a visitor’s slow connection advances in steps of more than
  // one.
  stalled: 60_000,
  // Longer than proxies (nginx 60 s, Caddy 120 s), so that it is the proxy that closes the connection, between two
  // requests.
  idle: 130_000,
  checking: 5_000,
  connections: 4_096,
  // One address may be many people’s; a wider network is an organization’s or a provider’s.
  ofOneNetwork: { address: 512, '/24': 1_024, '/48': 1_024, '/32': 2_048 },
};
