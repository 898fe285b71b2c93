import * as v from 'valibot';
import { parseHours, toWeekTable } from '@kioot/engine/hours';
import { readInput } from './command-io';
import type { Verb } from './verb';

const text = v.nullish(v.string(), '');

const inputSchema = v.array(
  v.object({
    contentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
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
