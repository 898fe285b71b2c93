import { z } from 'zod';
import { english } from '@/lib/search/english-data';
import { getEngine } from './engine';
import { readInput } from './io';
import type { Verb } from './verb';
import { toPrintedDish } from './words';

const inputSchema = z.array(z.string());

/** `dishes FILE`: what is in each dish, by its name. */
export const dishes: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => {
    const engine = getEngine();
    return readInput(file, inputSchema).map((dish) => {
      const { vegan, lactoOvo, contains, hidden, because } = toPrintedDish(
        engine.classifyDish(dish),
      );
      return { dish, vegan, lactoOvo, contains, hidden, because, english: english.toDish(dish).en };
    });
  },
};
