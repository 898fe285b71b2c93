import { MEATS, meatsWhere, type Meat } from '../reading/meats';
import { NAMED, type AnimalFacts } from './agree';

/** How a language speaks of animals in the names of dishes. */
export interface AnimalNames {
  /** By which words a name says that an animal is in it: "豚|ベーコン|サムギョプサル". */
  named: Readonly<Record<Meat, RegExp>>;
  /** The words that are taken out of the name of a dish without the animal; global. */
  itself: Readonly<Record<Meat, RegExp>>;
  /** What is put behind a name that keeps an animal to itself: "豚肉". */
  word: Readonly<Record<Meat, string>>;
  /** Mock meat is named after what it is not. */
  mock: RegExp;
}

/**
 * The name of a dish, brought in line with what is known to be in it: a main animal that the name keeps to itself stands behind
 * it in brackets, and one that the dish is certainly without goes.
 */
export function agreeAnimals(
  name: string,
  { named, itself, word, mock }: AnimalNames,
  { meats, mainMeats }: AnimalFacts,
): string {
  let agreed = name;
  if (!mock.test(name)) {
    for (const meat of MEATS) {
      if (meats[meat] === 'no') agreed = agreed.replace(itself[meat], '') || agreed;
    }
  }
  // Part of a menu is in English anyway: "Grilled Lamb Skewers".
  const isNamed = (meat: Meat): boolean => named[meat].test(agreed) || NAMED[meat].test(agreed);
  const silent = meatsWhere((meat) => mainMeats.includes(meat) && !isNamed(meat));
  return silent.length === 0
    ? agreed
    : `${agreed}（${silent.map((meat) => word[meat]).join('、')}）`;
}
