/**
 * Version of the packed layout (`packed-facts.ts`), 1 to 255: first byte of every
 * packed dish or place, and `engines.format` in a database. Any change of a bit (an allergen, meat,
 * verdict or field added, removed or reordered) needs the next number and
 * `packages/engine/__tests__/classify/packed-layouts/NUMBER.txt`; bytes of another version are
 * rejected (decision 0176).
 */
export const PACKED_FORMAT = 5;
