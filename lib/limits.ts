/*
 * How much travels: what the four calls hand out is always accepted back (decision 0072). Their bodies and answers are
 * JSON; letters are UTF-16 units, as `length` counts them.
 */

/** The largest body a caller may send: 1 MiB. `deploy/nginx.conf` says the same. */
export const MAX_BODY_BYTES = 1024 * 1024;
/** The largest body that carries no list: a look-up or a search, of which the longest has about 1 kB. */
export const MAX_SEARCH_BODY_BYTES = 8 * 1024;
/** What stands beside a list in the body that takes it back: a sentence, a page, the names of the fields. */
const BESIDE_LIST_BYTES = 16 * 1024;
/** The largest list that is handed out, as JSON. */
export const MAX_LIST_BYTES = MAX_BODY_BYTES - BESIDE_LIST_BYTES;
/** The largest answer taken from a tourism backend: a list that is JSON in JSON is twice as long, and English comes to it. */
export const MAX_ANSWER_BYTES = 4 * MAX_BODY_BYTES;

/** The most entries of a list, of ids and of restaurants, both ways. */
export const MAX_ENTRIES = 20_000;
export const MAX_PAGE = 10_000;
export const MAX_PAGE_SIZE = 50;

export const MAX_ID_LETTERS = 64;
export const MAX_COORDINATE_LETTERS = 64;
export const MAX_SENTENCE_LETTERS = 500;
/** The fields of a restaurant. The longest that the engine reads are four times those of our data. */
export const MAX_LETTERS = {
  title: 200,
  title_eng: 200,
  firstmenu: 1_000,
  treatmenu: 1_000,
  opentimefood: 1_000,
  restdatefood: 1_000,
  addr1: 500,
  tel: 500,
} as const;
