import { createEngine } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import type { Meat } from '../../src/segmentation/meats';

const engine = createEngine(getLexicon());
export const classifyDish = (dish: string) => engine.classifyDish(dish);

/** Cartesian product of the lists. */
export function combine(...lists: ReadonlyArray<readonly string[]>): string[][] {
  return lists.reduce<string[][]>(
    (rows, list) => rows.flatMap((row) => list.map((each) => [...row, each])),
    [[]],
  );
}

export const ANIMALS: Readonly<Record<string, Meat>> = {
  소고기: 'beef',
  차돌박이: 'beef',
  돼지고기: 'pork',
  베이컨: 'pork',
  닭고기: 'chicken',
  닭가슴살: 'chicken',
  양고기: 'lamb',
  오리고기: 'duck',
  연어: 'fish',
  참치: 'fish',
  새우: 'seafood',
  오징어: 'seafood',
};
export const ANIMAL_NAMES = Object.keys(ANIMALS);
export const and = (noun: string) =>
  `${noun}${(noun.charCodeAt(noun.length - 1) - 0xac00) % 28 === 0 ? '와' : '과'}`;

/** Names that pass `isWrong`, all at once for a readable failure. */
export const filterWrong = (names: readonly string[], isWrong: (name: string) => boolean) =>
  names.filter(isWrong);
