import { LRUCache } from 'lru-cache';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';
import { addressOf, networkAround } from './addresses.ts';

let hasWarned = false;

/**
 * The address a request comes from. Forwarded addresses are trusted only with TRUST_PROXY, and then only the
 * last, which our own proxy wrote. If that one is not an address, the proxy counts as the client, so that no
 * one can choose it.
 * @param forwardedFor the header X-Forwarded-For
 * @param peer the remote address of the connection
 */
export function clientAddress(
  { TRUST_PROXY }: Environment,
  forwardedFor: string | null | undefined,
  peer: string,
): string {
  const forwarded = TRUST_PROXY ? forwardedFor?.split(',').at(-1) : undefined;
  const address = forwarded === undefined ? null : addressOf(forwarded);
  if (forwarded !== undefined && !address && !hasWarned) {
    hasWarned = true;
    log.warn('The last entry of X-Forwarded-For is not an address: those visitors count as one, the proxy');
  }
  return address ?? addressOf(peer) ?? '';
}

/** Parsing an address takes as long as the rest of the log line. */
const networks = new LRUCache<string, string>({ max: 1_000 });

/** The network of that address, as logged: an IPv4 /24 or an IPv6 /48. */
export function clientNetwork(
  ...[environment, forwardedFor, peer]: Parameters<typeof clientAddress>
): string {
  const key = `${environment.TRUST_PROXY ? (forwardedFor ?? '') : ''} ${peer}`;
  let network = networks.get(key);
  if (network === undefined) {
    network = networkAround(clientAddress(environment, forwardedFor, peer));
    networks.set(key, network);
  }
  return network;
}
