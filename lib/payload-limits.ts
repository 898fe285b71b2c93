/*
 * Size limits of requests and responses. Whatever a call hands out is accepted back (decision
 * 0072). Bodies are JSON; lengths are UTF-16 units.
 */

/** Largest request body: 1 MiB, as in `deploy/nginx.conf`. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** Largest body without a list; look-ups and searches take up to about 1 kB. */
export const MAX_SEARCH_BODY_BYTES = 8 * 1024;
/** Room for everything beside the list in the body that takes it back. */
const LIST_ENVELOPE_BYTES = 16 * 1024;
/** Largest list handed out, as JSON. */
export const MAX_LIST_BYTES = MAX_BODY_BYTES - LIST_ENVELOPE_BYTES;
/**
 * Largest response taken from a tourism backend: a list that is JSON in JSON takes twice its size,
 * and English is added.
 */
export const MAX_RESPONSE_BYTES = 4 * MAX_BODY_BYTES;

/** Most entries of a list of ids or restaurants, in both directions. */
export const MAX_ENTRIES = 20_000;
export const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 50;

export const MAX_ID_LENGTH = 64;
export const MAX_COORDINATE_LENGTH = 64;
export const MAX_SENTENCE_LENGTH = 500;
