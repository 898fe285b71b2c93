import { getBracketParts, toDisplayName } from '../menu';
import { indexLexicon } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import { reconcileEnglish, VEGAN_DISH, type AnimalFacts } from './reconcile-english';
import { composeEnglish } from './compose-english';
import { createDishNameParser, hasLostNegation, isUnderstood } from './parse-dish-name';
import { SMALL_WORDS, type LoanWordReader } from './loan-words';
import type { DishEnglish, NamePart } from './types';

/**
 * Creates a function that names dishes in English: by the official list of 800, else composed of
 * known parts, else romanized. The name is reconciled with the facts that `classify` finds.
 *
 * @param readLoan names of words that nothing else explains; without it they are romanized
 * @example
 * createEnglishDishNamer(getLexicon(), createEngine(getLexicon()).classifyDish)('매운 돼지갈비찜').en; // => "Spicy Braised Pork Ribs"
 */
export function createEnglishDishNamer(
  lexicon: Lexicon,
  classify: (dish: string) => AnimalFacts,
  readLoan: LoanWordReader = () => null,
): (dish: string) => DishEnglish {
  const parseName = createDishNameParser(indexLexicon(lexicon), lexicon.tables.official);
  const withLoan = (part: NamePart): NamePart => {
    const en = part.kind === 'unknown' ? readLoan(part.ko) : null;
    return en === null ? part : { ...part, kind: 'dish', attribute: en, head: en };
  };
  const toName = (dish: string): DishEnglish => {
    const reading = parseName(dish);
    if ('official' in reading) return { ko: dish, en: reading.official, how: 'official' };
    const pieces = reading.pieces.map((parts) => parts.map(withLoan));
    const en = lowerCapitals(pieces.map(composeEnglish).join(' '));
    return { ko: dish, en, how: pieces.every(isUnderstood) ? 'composed' : 'romanised' };
  };
  return (dish) => {
    const facts = classify(dish);
    const { en, how } = toName(toDisplayName(dish));
    const isLost = how === 'romanised' && hasLostNegation(dish);
    const base = isLost ? `“${dish}” (not understood)` : en;
    const notes = isLost ? [] : toNotes(dish, base, facts);
    return { ko: dish, how, en: reconcileEnglish(appendNotes(base, notes), facts) };
  };

  function toNotes(dish: string, name: string, { vegan }: AnimalFacts): readonly string[] {
    const { labels, foods } = getBracketParts(dish);
    const diets = labels.flatMap((label) => {
      const diet = toName(label).en.toLowerCase();
      if (diet.startsWith('vegan') && VEGAN_DISH.test(name)) return [];
      if (diet !== 'vegan' || vegan === 'yes') return diet;
      return vegan === 'ask' ? VEGAN_ON_REQUEST : [];
    });
    const namedFoods = foods.map(toName);
    const isKnown = namedFoods.every((food) => food.how !== 'romanised');
    const newDiets = [...new Set(diets)].filter((diet) => !name.toLowerCase().includes(diet));
    return [...newDiets, ...(isKnown ? namedFoods.map((food) => food.en) : [])];
  }
}

/** "COCONUT CURRY" -> "Coconut Curry"; one word of capitals may be an abbreviation. */
const lowerCapitals = (en: string): string =>
  /[a-z]/.test(en) || !/[A-Z]{3}\W+[A-Z]{3}/.test(en)
    ? en
    : en.replace(/[A-Z]+/g, (word) =>
        SMALL_WORDS.has(word.toLowerCase())
          ? word.toLowerCase()
          : word.charAt(0) + word.slice(1).toLowerCase(),
      );

const VEGAN_ON_REQUEST = 'vegan-on-request';

/** Name with remarks in brackets. */
export const appendNotes = (en: string, notes: readonly string[]): string =>
  notes.length === 0 ? en : `${en} (${notes.join(', ')})`;
