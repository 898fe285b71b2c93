/** Seconds after which a client may ask again (RFC 9110, 10.2.3). */
export const MAINTENANCE_RETRY_AFTER_S = 600;

/** What to do with a request: the maintenance page, another spelling of the path, or nothing special. */
export type Routing =
  { kind: 'maintenance' } | { kind: 'rewrite'; path: string } | { kind: 'pass' };

/**
 * Decides where a path goes. Closed for maintenance, every path shows the maintenance page; open, `/Error`
 * (the specification names both spellings) shows `/error`.
 */
export function getRouting(path: string, isMaintenance: boolean): Routing {
  if (isMaintenance) return { kind: 'maintenance' };
  if (path === '/Error') return { kind: 'rewrite', path: '/error' };
  return { kind: 'pass' };
}
