import type { Network } from '../limits/addresses.ts';

/**
 * What one connection may take of the server, and all together. docs/operations.md states these for who sets up a
 * proxy. Milliseconds, and bytes of a body.
 */
export interface PortLimits {
  /** What is left of a body once its request is answered: read to its end within this, before the answer goes. */
  unread: { bytes: number; milliseconds: number };
  /** After an answer that closes: for so long, and so much, is still read, so that the sender gets to the answer. */
  lingering: { bytes: number; milliseconds: number };
  /** Headers are there within this; a body too, unless it goes on at `slowest`. */
  patience: number;
  /** Bytes of a body that each second of more than `patience` takes. */
  slowest: number;
  /** The largest body that anybody may send. */
  largestBody: number;
  /** An answer of which nothing more is read for this long is given up. */
  stalled: number;
  /** How long a connection without a request is kept. */
  idle: number;
  /** How often it is looked for headers that are late. */
  checking: number;
  /** Connections in all, and of one network. */
  connections: number;
  ofOneNetwork: Record<Network['scope'], number>;
}

const mebibyte = 2 ** 20;

export const portLimits: PortLimits = {
  // More than nginx and Caddy have under way of a body that they still send when the answer comes.
  unread: { bytes: 8 * mebibyte, milliseconds: 5_000 },
  lingering: { bytes: 64 * mebibyte, milliseconds: 10_000 },
  patience: 30_000,
  slowest: 4 * 1024,
  largestBody: 64 * mebibyte,
  // Behind a proxy the system holds some megabytes, and a visitor’s slow line shows in steps of more than one.
  stalled: 60_000,
  // Longer than a proxy keeps one (nginx 60 s, Caddy 120 s): so it is the proxy that closes, between two requests.
  idle: 130_000,
  checking: 5_000,
  connections: 4_096,
  // An address may be many people's, a wider network is a house's, a provider's.
  ofOneNetwork: { address: 512, '/24': 1_024, '/48': 1_024, '/32': 2_048 },
};
