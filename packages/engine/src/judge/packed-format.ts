/**
 * Version of the packed layout (`packed-dish.ts`, `packed-place.ts`), 1 to 255: the first byte of every packed dish or place, and
 * `engines.format` in a database. Whatever moves a bit (a new, removed or reordered allergen, meat, verdict, field) needs the next
 * number and a `packages/engine/__tests__/judge/packed-layouts/NUMBER.txt`; bytes of another number are not read (decision 0176).
 */
export const PACKED_FORMAT = 1;
