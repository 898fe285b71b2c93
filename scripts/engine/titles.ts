import * as v from 'valibot';
import { english } from '@kioot/engine/lexicon';
import { readInput } from './command-io';
import type { Verb } from './verb';

const inputSchema = v.array(v.string());

/** `titles FILE`: English names of restaurants with their source: `{ko, en, how}`. */
export const titles: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) =>
    readInput(file, inputSchema).map((title) => {
      const { ko, en, how } = english.toTitle(title);
      return { ko, en, how };
    }),
};
