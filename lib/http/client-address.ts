import 'server-only';
import { isIP, isIPv6 } from 'node:net';
import { hasPeerHeader, PEER_HEADER } from './request-headers.mjs';

/** Stands for callers without a known address; they share one allowance. */
const UNKNOWN = 'unknown';

interface ClientAddressOptions {
  /** Number of our own reverse proxies in front: `TRUSTED_PROXY_DEPTH`. */
  trustedProxyDepth: number;
}

/**
 * The address of a caller, as far as it can be trusted.
 *
 * Every proxy appends the address it was called from to `X-Forwarded-For`. With n proxies of ours
 * the n-th entry from the right was written by the outermost one; everything further left is the
 * caller's own claim. With no proxy, or fewer entries than proxies (a caller that bypassed them),
 * it is the address of the socket. An IPv6 caller is its 64-bit network, since one household has
 * all of it.
 *
 * @example
 * getClientAddress(new Headers({ 'x-forwarded-for': '9.9.9.9, 1.2.3.4' }), { trustedProxyDepth: 1 });
 * // '1.2.3.4'
 */
export function getClientAddress(
  headers: Headers,
  { trustedProxyDepth }: ClientAddressOptions,
): string {
  const entries = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const forwarded = trustedProxyDepth > 0 ? entries.at(-trustedProxyDepth) : undefined;
  return (
    normalizeAddress(forwarded) ?? normalizeAddress(getPeerAddress(headers, entries)) ?? UNKNOWN
  );
}

/**
 * Next passes no socket to a route handler. Our HTTP server writes its address into a header that a
 * caller cannot set; without that server Next fills `X-Forwarded-For` from the socket unless the
 * caller sent one.
 */
function getPeerAddress(headers: Headers, entries: readonly string[]): string | undefined {
  return hasPeerHeader() ? (headers.get(PEER_HEADER) ?? undefined) : entries.at(-1);
}

function normalizeAddress(entry: string | undefined): string | undefined {
  if (!entry) return undefined;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  return isIPv6(address) ? toIpv6Network(address) : address;
}

/** The first 64 bits of an IPv6 address: `2001:db8:0:0::/64`. */
function toIpv6Network(address: string): string {
  // The URL parser normalizes every spelling of an IPv6 address (WHATWG URL, host serializing).
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
