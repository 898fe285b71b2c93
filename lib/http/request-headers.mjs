// Headers between our HTTP server (lib/server/http-server.mjs) and the request handlers.

/** Passes the socket's address to the handlers. A value sent by the caller is overwritten. */
export const PEER_HEADER = 'x-kioot-peer';
/** Identifies a request in the logs and to the caller, who may send an id of their own. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Next's own: address that it renders instead of the requested one, its query included. */
export const REWRITE_HEADER = 'x-middleware-rewrite';

const PEER_HEADER_KEY = Symbol.for('kioot.peer-header');

/** Marks this process as one whose HTTP server writes {@link PEER_HEADER}. */
export function declarePeerHeader() {
  globalThis[PEER_HEADER_KEY] = true;
}

/** @returns {boolean} true where this process writes {@link PEER_HEADER} */
export function hasPeerHeader() {
  return globalThis[PEER_HEADER_KEY] === true;
}
