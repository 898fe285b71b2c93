import { parseDish, toDisplayName } from '../menu';
import { indexLexicon } from '../reading/index-lexicon';
import type { Lexicon } from '../reading/lexicon';
import { agree, type AnimalFacts } from './agree';
import { compose } from './compose';
import { createDishReader, isUnderstood } from './dish-reader';
import type { LoanReader } from './loan';
import type { DishEnglish, Part } from './types';

/**
 * Names dishes in English: from the official list of 800 first, then from parts that are all understood, then from letters;
 * what a name says of animals is brought in line with what `classify` finds in the dish.
 *
 * @param readLoan names words that nothing else explains; without it they are spelt in Latin letters.
 */
export function createDishNamer(
  lexicon: Lexicon,
  classify: (dish: string) => AnimalFacts,
  readLoan: LoanReader = () => null,
): (dish: string) => DishEnglish {
  const readDish = createDishReader(indexLexicon(lexicon), lexicon.tables.official);
  const withLoan = (part: Part): Part => {
    const en = part.kind === 'unknown' ? readLoan(part.ko) : null;
    return en === null ? part : { ...part, kind: 'dish', attribute: en, head: en };
  };
  const toName = (dish: string): DishEnglish => {
    const read = readDish(dish);
    if ('official' in read) return { ko: dish, en: read.official, how: 'official' };
    const pieces = read.pieces.map((parts) => parts.map(withLoan));
    const en = pieces.map(compose).join(' ');
    return { ko: dish, en, how: pieces.every(isUnderstood) ? 'composed' : 'romanised' };
  };
  return (dish) => {
    const name = toName(toDisplayName(dish));
    const en = withFoods(name.en, toNamedFoods(dish, toName));
    return { ko: dish, how: name.how, en: agree(en, classify(dish)) };
  };
}

const withFoods = (en: string, foods: readonly string[]): string =>
  foods.length === 0 ? en : `${en} (${foods.join(', ')})`;

/** The names of what brackets put into a dish, where every one of them has a name. */
function toNamedFoods(dish: string, toName: (food: string) => DishEnglish): string[] {
  const { text, name, ingredients, options } = parseDish(dish);
  if (text === name || !text.includes('(')) return [];
  const foods = [...ingredients, ...options].map(toName);
  return foods.every(({ how }) => how !== 'romanised') ? foods.map(({ en }) => en) : [];
}
