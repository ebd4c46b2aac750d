import ipaddr from 'ipaddr.js';

/** `"[2001:db8::1]:443"` in its parts; a bare IPv6 address has neither brackets nor a port. */
const notation = /^"?(?:(?:\[(?<bracketed>[^\]]+)\]|(?<v4>[\d.]+))(?::(?<port>\d{1,5}))?|(?<bare>[^"]+))"?$/;

/** IPv4 over an IPv6 network: the index of the groups that hold the IPv4 address, by range. */
const translated: Record<string, number> = { rfc6052: 6, rfc6145: 6, '6to4': 1 };

/**
 * Normalizes an address from a socket or a proxy for counting: without port, brackets, quotes and zone, and
 * as IPv4 if IPv6 only carries it (mapped, NAT64, 6to4).
 * @returns null for text that is not an address
 */
export function addressOf(text: string): string | null {
  const { bracketed, v4, port, bare } = notation.exec(text.trim())?.groups ?? {};
  if (Number(port ?? 0) > 65_535) return null;
  if (v4) return ipaddr.IPv4.isValidFourPartDecimal(v4) ? v4 : null;
  const v6 = (bracketed ?? bare ?? '').replace(/%.+$/, '');
  if (!ipaddr.IPv6.isValid(v6)) return null;
  const address = ipaddr.IPv6.parse(v6);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const from = translated[address.range()];
  if (from === undefined) return address.toString();
  const bytes = address.parts.slice(from, from + 2).flatMap((group) => [group >> 8, group & 255]);
  return bytes.join('.');
}

/** A part of the internet, and the key it is counted by. */
export interface Network {
  scope: 'address' | '/24' | '/48' | '/32';
  key: string;
}

/**
 * The networks that contain a client, from its own to the widest. An IPv6 client owns its /64, so that counts
 * as its address.
 * @param address in the form of `addressOf`; anything else is a network of its own
 */
export function networksOf(address: string): Network[] {
  if (ipaddr.IPv6.isValid(address)) {
    const prefix = (bits: number) => ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString();
    return [
      { scope: 'address', key: prefix(64) },
      { scope: '/48', key: prefix(48) },
      { scope: '/32', key: prefix(32) },
    ];
  }
  const own: Network = { scope: 'address', key: address };
  if (!ipaddr.IPv4.isValid(address)) return [own];
  return [own, { scope: '/24', key: ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString() }];
}

/**
 * The /24 of an IPv4 address, or the /48 of an IPv6 one, for records about a client. Empty for text that is
 * not an address.
 */
export function networkAround(address: string): string {
  const wider = networksOf(address).find(({ scope }) => scope === '/24' || scope === '/48');
  return wider ? wider.key + wider.scope : '';
}
