import * as v from 'valibot';

/** String or number: sources mix them. */
export const scalar = v.union([v.string(), v.pipe(v.number(), v.finite())]);

export const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Non-negative integer, possibly as text. */
export const countText = v.pipe(v.unknown(), v.transform(Number), count);

/** UTC timestamp, such as "2026-11-21T03:00:00Z". */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
