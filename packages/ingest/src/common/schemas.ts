import * as v from 'valibot';

/** String or number: sources mix them. */
export const scalar = v.union([v.string(), v.pipe(v.number(), v.finite())]);

export const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Non-negative integer, possibly as text. */
export const countText = v.pipe(v.unknown(), v.transform(Number), count);

/** UTC timestamp, such as "2026-11-21T03:00:00Z". */
export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Text in one line, NFC, without invisible characters; empty for null and for a missing field. */
export const lineText = v.optional(
  v.pipe(
    v.nullable(scalar),
    v.transform((value) =>
      String(value ?? '')
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
        .trim(),
    ),
  ),
  '',
);

/** The fields that are read, for the journal; anything but an object as it is. */
export function pickFields(value: unknown, entries: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(entries, name)));
}
