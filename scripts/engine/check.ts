import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLERGENS, getAllergenPresence } from '@kioot/engine';
import { english } from '@kioot/engine/lexicon';
import { getEngine } from './engine';
import type { Verb } from './command-io';

const LEXICON = 'packages/engine/lexicon';
const VERDICTS = {
  yes: 'fits',
  ask: 'ask first',
  no: 'does not fit',
  unknown: 'the name does not say',
} as const;

/** Files that say what is in a dish; the others name it. */
const FACTS = /^(?:dishes-|ingredients|forms|families|hidden|claims|words|neutral-words|spice)/;
/** Characters that end a term in the lexicon's files. */
const EDGE = String.raw`[\s"';,|]`;

interface Line {
  /** "packages/engine/lexicon/dishes-korean.json:120". */
  place: string;
  text: string;
}

const readLines = (): Line[] =>
  readdirSync(LEXICON)
    .filter((file) => FACTS.test(file))
    .flatMap((file) =>
      readFileSync(path.join(LEXICON, file), 'utf8')
        .split('\n')
        .map((text, at) => ({ place: `${LEXICON}/${file}:${at + 1}`, text })),
    );

/** Places of a term. */
function findTerm(lines: readonly Line[], term: string): string[] {
  const letters = term.replace(/[^\p{L}\p{N}]/gu, '.');
  const pattern = new RegExp(`${EDGE}${letters}${EDGE}`, 'u');
  return lines.flatMap(({ place, text }) => (pattern.test(text) ? [place] : []));
}

/** `check DISH`: what the engine believes of a dish, why, and where it stands, in plain English. */
export const check: Verb = {
  ...{ usage: 'DISH', minArguments: 1, maxArguments: 1 },
  run: ([dish = '']) => {
    const engine = getEngine();
    const facts = engine.classifyDish(dish);
    const lines = readLines();
    const list = (presence: 'yes' | 'maybe') =>
      ALLERGENS.filter((code) => getAllergenPresence(facts, code) === presence).map((code) => {
        const evidence = facts.allergens[code];
        return evidence ? `${code} (${evidence.slice(1).join(', ')})` : code;
      });
    const pieces = engine
      .proveLine(dish)
      .filter(({ text }) => text.trim() !== '')
      .flatMap(({ text, reason }) => [
        `  ${text}: ${reason ?? 'not understood, so nothing is promised'}`,
        ...findTerm(lines, text.trim()).map((place) => `    ${place}`),
      ]);
    return [
      `${dish}: ${english.toDish(dish).en}`,
      `Strict vegan: ${VERDICTS[facts.vegan]}`,
      `Lacto-ovo vegetarian: ${VERDICTS[facts.lactoOvo]}`,
      `Contains: ${list('yes').join('; ') || 'no allergen that the name says'}`,
      `May contain: ${list('maybe').join('; ') || 'none known'}`,
      `Often or sometimes hidden: ${facts.hidden.map(({ code, certainty }) => `${code} (${certainty})`).join(', ') || 'nothing known'}`,
      `Heat: ${facts.spice}`,
      'Read as:',
      ...pieces,
    ].join('\n');
  },
};
