import * as v from 'valibot';
import corrections from '@/data/curated/place-corrections.json';
import { calendarDaySchema, parse } from '@kioot/base/validation';
import { getRedirectedId } from '@kioot/places/redirects';
import type { Place } from '@kioot/places/place';

/** Kinds of mistakes that leave a place listed. */
const MISTAKE_KINDS = ['hours', 'menu', 'position', 'dish'] as const;

const mistakeSchema = v.object({
  kind: v.picklist(MISTAKE_KINDS),
  /** Korean name of the dish; without it, a dish that the menu lacks. */
  dish: v.optional(v.string()),
  /** Day (`YYYY-MM-DD`) of the report. */
  reportedOn: calendarDaySchema,
});

/** Something on the page of a place that an accepted report says is wrong. */
export type PlaceMistake = v.InferOutput<typeof mistakeSchema>;

/** `data/curated/place-corrections.json`: facts of accepted reports by place. */
const correctionsSchema = v.record(
  v.string(),
  v.object({
    closedOn: v.optional(calendarDaySchema),
    mistakes: v.optional(v.array(mistakeSchema), []),
  }),
);

/** A report may name the id of a duplicate that has been merged since. */
const correctionsById = new Map(
  Object.entries(parse(correctionsSchema, corrections)).map(([contentId, correction]) => [
    getRedirectedId(contentId) ?? contentId,
    correction,
  ]),
);

/** Row with the closing day of an accepted report; the day that a register gives comes first. */
export function withCorrections(row: Place): Place {
  const closedOn = row.closedOn ?? correctionsById.get(row.contentId)?.closedOn;
  return closedOn === undefined ? row : { ...row, closedOn };
}

/** Mistakes of accepted reports about a place, oldest first. */
export const getMistakes = (contentId: string): readonly PlaceMistake[] =>
  correctionsById.get(contentId)?.mistakes ?? [];
