import type { Allergen, Presence } from '@kioot/engine/needs';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import type { FoodKind } from '@kioot/engine/lexicon';
import type { WordsOf } from '../i18n/words';
import { toCodeList, toCodeWords, toSentence } from './code-words';

type Words = WordsOf<'words'>;

/** Codes of hidden ingredients; what brings an allergen may also be a word of the name. */
const HIDDEN = /^[a-z-]+$/;

/** Of what is in it: as the name says, or as kitchens do. */
function getPresence(dish: CompactDishFacts, { name, origin, meat, alcohol }: Contained): Presence {
  if (alcohol) return dish.alcohol;
  // The meats are known by their kind: that there is fish does not say which of two it is.
  const isAlone = dish.contains.filter((each) => each.meat === meat).length === 1;
  if (meat) return meat === name || isAlone ? dish.meats[meat] : 'maybe';
  if (origin === 'egg' || origin === 'dairy') return dish[origin];
  // What grows decides no diet, so that only what is an allergen was asked about.
  const [is] = dish.allergens[name.replace(' ', '-') as Allergen] ?? ['yes'];
  return is;
}

type Contained = CompactDishFacts['contains'][number];

/** What a dish is and what is in it, in sentences; the kitchen may know better. */
export function toDishWords(
  t: Words,
  dish: CompactDishFacts & { kind: FoodKind },
): {
  what: string;
  inIt: readonly string[];
  allergens: readonly string[];
  spice: string;
} {
  const named = dish.contains.filter((each) => getPresence(dish, each) === 'yes');
  const possibly = dish.contains.filter((each) => getPresence(dish, each) === 'maybe');
  return {
    what: toWhat(t, dish),
    inIt: [
      ...(named.length > 0 ? [t('usuallyInIt', { what: toNames(t, named) })] : []),
      ...(possibly.length > 0 ? [t('perhapsInIt', { what: toNames(t, possibly) })] : []),
      ...(dish.contains.length === 0 ? [t('nothingKnownInIt')] : []),
    ],
    allergens: toAllergenWords(t, dish),
    spice: t(`spice.${dish.spice}`),
  };
}

const toNames = (t: Words, contained: readonly Contained[]) =>
  toCodeList(
    t,
    contained.map(({ name }) => name),
  );

function toWhat(t: Words, dish: CompactDishFacts & { kind: FoodKind }): string {
  const { kind: code, mainMeats, possibleMainMeats } = dish;
  const kind = code === 'unknown' ? '' : t(`kind.${code}`);
  const toMeats = (meats: typeof mainMeats, between: string) =>
    meats.map((meat) => toCodeWords(t, meat)).join(between);
  const meats =
    mainMeats.length > 0 ? toMeats(mainMeats, t('and')) : toMeats(possibleMainMeats, t('or'));
  const hasSaid = meats === '' || kind.toLowerCase().includes(meats);
  if (hasSaid) return kind && t('itIs', { what: kind });
  return kind ? t('itIsOf', { what: kind, meats }) : t('itIs', { what: toSentence(meats) });
}

function toAllergenWords(t: Words, { allergens, otherAllergens }: CompactDishFacts): string[] {
  // Its keys are allergens, which `Object.entries` forgets.
  const found = Object.entries(allergens) as [Allergen, readonly [Presence, string]][];
  const having = (is: Presence) =>
    found
      .filter(([, [presence]]) => presence === is)
      .map(([code, [, by]]) => {
        const word = t(`allergen.${code}`);
        const from = toCodeWords(t, by);
        const isSaid = !HIDDEN.test(by) || by === 'seasoning' || by === code;
        return isSaid || word.startsWith(from) ? word : t('allergenFrom', { allergen: word, from });
      })
      .join(t('comma'));
  const [has, may] = [having('yes'), having('maybe')];
  return [
    ...(has ? [t('has', { what: has })] : []),
    ...(may ? [t('mayHave', { what: may })] : []),
    t(`otherAllergens.${otherAllergens}`),
  ];
}
