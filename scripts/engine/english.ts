import * as v from 'valibot';
import { english as translator } from '@kioot/engine/lexicon';
import { readInput } from './command-io';
import type { Verb } from './verb';

const inputSchema = v.array(v.string());

/**
 * `english FILE`: English translations of Korean menu texts: `{ko, en, dishes: [{ko, en, how}]}`.
 */
export const english: Verb = {
  usage: '[FILE]',
  minArguments: 0,
  maxArguments: 1,
  run: ([file]) => readInput(file, inputSchema).map((menu) => translator.toMenu(menu)),
};
