import { z } from 'zod';
import { getEngine } from './engine';
import { readInput } from './io';
import type { Verb } from './verb';
import { toPrintedRestaurant } from './words';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const inputSchema = z.array(
  z.object({
    contentId: z.union([z.string(), z.number()]).transform(String),
    title: text,
    firstmenu: text,
    treatmenu: text,
  }),
);

/** `diet FILE`: what each restaurant offers to whom. */
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
