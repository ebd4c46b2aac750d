import ipaddr from 'ipaddr.js';

/** Whether a host name or address is loopback; an IPv6 address may be in brackets. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  return isAddress && ipaddr.process(address).range() === 'loopback';
}
