import * as v from 'valibot';
import { english } from '@kioot/engine/lexicon';
import { readInput } from './io';
import type { Verb } from './verb';

const inputSchema = v.array(v.string());

/** `titles FILE`: names of restaurants in English, and how each was found: `{ko, en, how}`. */
export const titles: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => readInput(file, inputSchema).map((title) => english.toTitle(title)),
};
