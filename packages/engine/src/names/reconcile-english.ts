import { english } from '../../lexicon/meat-names.json';
import { filterMeats, MEATS, type Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';

/** Facts of a dish that its name must not contradict. */
export interface AnimalFacts {
  meats: Readonly<Record<Meat, Presence>>;
  mainMeats: readonly Meat[];
  vegan: string;
}

const toWordPattern = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'i');

/** Patterns of words for each meat. */
export type MeatPatterns = Readonly<Record<Meat, RegExp>>;
/** Pattern of each meat, by its words. */
export const toMeatPatterns = (
  words: Readonly<Record<Meat, string>>,
  toPattern: (words: string) => RegExp,
): MeatPatterns =>
  Object.fromEntries(MEATS.map((meat) => [meat, toPattern(words[meat])])) as MeatPatterns;

/** English words that mention a meat. */
export const ENGLISH_MEAT_PATTERNS = toMeatPatterns(english.mentions, toWordPattern);
/** Words of mock meat, which is named after the animal that it does not contain. */
const MOCK_MEAT = toWordPattern(english.mockMeat);
const ANIMALS: ReadonlyArray<readonly [Meat, string]> = [
  ['beef', 'Beef'],
  ['pork', 'Pork'],
  ['chicken', 'Chicken'],
  ['duck', 'Duck'],
];

/** "Vegan" about the whole dish; a vegan cheese says nothing about the rest. */
export const VEGAN_DISH =
  /\bVegan(?![-\w]| (?:[Oo]ption|Meat|Mayo|Cheese|Cream|Butter|Bread|Dressing|Sauce|Egg|Mozzarella))/;
/** Claim in brackets: "Guobaorou (vegan)". */
const VEGAN_NOTE = /\((?:[^()]*, )?vegan[,)]/;
const PIECE_SEPARATOR = /[+/]/;

/**
 * Removes an animal from a name: "Sweet and Sour Pork with Squid", "Duck Chicken Breast",
 * "Kkanpunggi (… Chicken)".
 */
function removeAnimal(en: string, animal: string): string {
  const animalPattern = `${animal}(?![\\w-])`;
  return en
    .replace(new RegExp(` \\([^()]*\\b${animalPattern}[^()]*\\)`), '')
    .replace(new RegExp(`\\b${animalPattern} with (?=\\S)`), '')
    .replace(
      new RegExp(
        `(?: (?:or|with|and)|^)? ?\\b${animalPattern}$|\\b${animalPattern} (?:or |and |(?=\\w))`,
      ),
      '',
    )
    .trim();
}

/** Removes a gloss of the usual dish: "Vegan Guobaorou (Sweet and Sour Pork)". */
const removeAnimalGloss = (en: string): string =>
  en.replace(/ \(([^()]*)\)/g, (gloss) =>
    MEATS.some((meat) => ENGLISH_MEAT_PATTERNS[meat].test(gloss)) ? '' : gloss,
  );

/**
 * Reconciles an English name with the facts of the dish: a main animal that it does not mention
 * follows in brackets ("Dumplings (pork)"), and one that was certainly replaced by another goes.
 */
export function reconcileEnglish(en: string, { meats, mainMeats, vegan }: AnimalFacts): string {
  let reconciled =
    vegan === 'ask' && !PIECE_SEPARATOR.test(en) ? en.replace(VEGAN_DISH, 'Vegan-on-request') : en;
  if (vegan === 'yes' && (VEGAN_DISH.test(en) || VEGAN_NOTE.test(en)))
    reconciled = removeAnimalGloss(reconciled);
  if (!MOCK_MEAT.test(en)) {
    for (const [meat, animal] of ANIMALS) {
      if (meats[meat] === 'no' && reconciled.includes(animal))
        reconciled = removeAnimal(reconciled, animal) || reconciled;
    }
  }
  const unmentioned = filterMeats(
    (meat) => mainMeats.includes(meat) && !ENGLISH_MEAT_PATTERNS[meat].test(reconciled),
  );
  if (unmentioned.length === 0) return reconciled;
  const mentioned = unmentioned.join(', ');
  return reconciled.endsWith(')')
    ? `${reconciled.slice(0, -1)}, ${mentioned})`
    : `${reconciled} (${mentioned})`;
}
