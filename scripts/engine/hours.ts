import { z } from 'zod';
import { parseHours, toWeekTable } from '@kioot/engine/hours';
import { readInput } from './io';
import type { Verb } from './verb';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const inputSchema = z.array(
  z.object({
    contentId: z.union([z.string(), z.number()]).transform(String),
    opentimefood: text,
    restdatefood: text,
  }),
);

/** `hours FILE`: opening hours as a week, `{contentId, week, lastOrder, irregular, unknown}` (see `WeekTable`). */
export const hours: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) =>
    readInput(file, inputSchema).map(({ contentId, opentimefood, restdatefood }) => ({
      contentId,
      ...toWeekTable(parseHours(opentimefood, restdatefood)),
    })),
};
