import * as v from 'valibot';

/** Text or a number: sources mix them. */
export const scalar = v.union([v.string(), v.pipe(v.number(), v.finite())]);

export const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A count that may be written as text. */
export const countText = v.pipe(v.unknown(), v.transform(Number), count);

/** Time in UTC, such as "2026-11-21T03:00:00Z". */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());
