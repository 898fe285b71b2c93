import * as v from 'valibot';
import { getEngine } from './engine';
import { readInput } from './command-io';
import type { Verb } from './verb';
import { toPrintedRestaurant } from './printed-verdict';

const text = v.nullish(v.string(), '');

const inputSchema = v.array(
  v.object({
    contentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    title: text,
    firstmenu: text,
    treatmenu: text,
  }),
);

/** `diet FILE`: diet facts of each restaurant. */
export const diet: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => {
    const engine = getEngine();
    return readInput(file, inputSchema).map((restaurant) => {
      const { contentId, meats, strictVegan, lactoOvo, halal, hidden, because } =
        toPrintedRestaurant(engine.classifyRestaurant(restaurant));
      return { contentId, ...meats, strictVegan, lactoOvo, halal, hidden, because };
    });
  },
};
