import 'server-only';
import { isIP, isIPv6 } from 'node:net';
import { hasFront, PEER_HEADER } from './front.mjs';

/** What stands for a caller of whom nothing is known. All of them share one allowance. */
const UNKNOWN = 'unknown';

interface AddressOptions {
  /** How many reverse proxies of ours stand in front: `TRUSTED_PROXY_DEPTH`. */
  trustedProxyDepth: number;
}

/**
 * The address a request came from, as far as it can be trusted.
 *
 * Every proxy appends the address it was called from to `X-Forwarded-For`, so with n proxies of ours the n-th entry
 * from the right was written by the outermost of them; whatever stands further left is the caller's own claim. With no
 * proxy, or with fewer entries than proxies (somebody came in past them), the address is the socket's.
 * IPv6 callers are told apart by their network of 64 bits, because one household has all of it.
 */
export function getClientAddress(headers: Headers, { trustedProxyDepth }: AddressOptions): string {
  const entries = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const forwarded = trustedProxyDepth > 0 ? entries.at(-trustedProxyDepth) : undefined;
  return normalise(forwarded) ?? normalise(getPeer(headers, entries)) ?? UNKNOWN;
}

/**
 * Next hands no socket to a route handler. `front.mjs` writes its address into a header that a caller cannot set; where
 * that does not run, Next has put the socket's address into `X-Forwarded-For` unless the caller sent one.
 */
function getPeer(headers: Headers, entries: readonly string[]): string | undefined {
  return hasFront() ? (headers.get(PEER_HEADER) ?? undefined) : entries.at(-1);
}

function normalise(entry: string | undefined): string | undefined {
  if (!entry) return undefined;
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  return isIPv6(address) ? toNetwork(address) : address;
}

/** The first 64 bits of an IPv6 address, written out. */
function toNetwork(address: string): string {
  // The URL parser spells an IPv6 address in one way whatever way it came in (WHATWG URL, host serialising).
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
