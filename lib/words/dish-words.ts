import type { Allergen } from '../engine/needs/allergens';
import type { JudgedDish } from '../engine/judge/dish-verdict';
import type { Presence } from '../engine/reading/presence';
import type { Spice } from '../engine/reading/lexicon';
import type { FoodKind } from '../food-kinds';
import { toHiddenWords } from './hidden-words';
import { ALLERGEN_WORDS } from './profile-words';

const KIND_WORDS: Readonly<Record<FoodKind, string>> = {
  soup: 'A soup',
  stew: 'A stew',
  'grilled-pork': 'Grilled pork',
  'grilled-beef': 'Grilled beef',
  'fried-chicken': 'Fried chicken',
  samgyetang: 'Whole chicken in its broth',
  noodles: 'Noodles',
  'cold-noodles': 'Cold noodles',
  dumplings: 'Dumplings',
  bibimbap: 'Rice to mix',
  gimbap: 'Rice rolled in seaweed',
  tteokbokki: 'Rice cakes in sauce',
  pancake: 'A savoury pancake',
  'raw-fish': 'Raw fish',
  sushi: 'Sushi',
  ramen: 'Ramen',
  cutlet: 'A breaded cutlet',
  curry: 'Curry',
  pizza: 'Pizza',
  pasta: 'Pasta',
  burger: 'A burger',
  salad: 'A salad',
  taco: 'Tacos',
  kebab: 'Kebab',
  hotpot: 'A hotpot',
  malatang: 'Malatang: what you pick, in hot broth',
  'dim-sum': 'Dim sum',
  bakery: 'From the bakery',
  cake: 'Cake',
  coffee: 'Coffee',
  tea: 'Tea',
  'ice-cream': 'Ice cream',
  bar: 'A drink, or something with it',
  'temple-food': 'Temple food',
  'set-meal': 'A meal of several dishes',
  unknown: '',
};

const SPICE_WORDS: Readonly<Record<Spice, string>> = {
  none: 'Not spicy.',
  mild: 'A little spicy: hot for some.',
  hot: 'Spicy.',
  'very-hot': 'Very spicy.',
  unknown: 'Some kitchens make it spicy, others do not.',
};

/** Codes of hidden ingredients; what brings an allergen may also be a word of the name. */
const HIDDEN = /^[a-z-]+$/;

const toSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Of what is in it: as the name says, or as kitchens do. */
function getPresence(dish: JudgedDish, { name, origin, meat, alcohol }: Contained): Presence {
  if (alcohol) return dish.alcohol;
  // The meats are known by their kind: that there is fish does not say which of two it is.
  const isAlone = dish.contains.filter((each) => each.meat === meat).length === 1;
  if (meat) return meat === name || isAlone ? dish.meats[meat] : 'maybe';
  if (origin === 'egg' || origin === 'dairy') return dish[origin];
  // What grows decides no diet, so that only what is an allergen was asked about.
  const [is] = dish.allergens[name.replace(' ', '-') as Allergen] ?? ['yes'];
  return is;
}

type Contained = JudgedDish['contains'][number];

/** What a dish is and what is in it, in sentences; the kitchen may know better. */
export function toDishWords(dish: JudgedDish & { kind: FoodKind }): {
  what: string;
  inIt: readonly string[];
  allergens: readonly string[];
  spice: string;
} {
  const named = dish.contains.filter((each) => getPresence(dish, each) === 'yes');
  const possibly = dish.contains.filter((each) => getPresence(dish, each) === 'maybe');
  return {
    what: toWhat(KIND_WORDS[dish.kind], dish),
    inIt: [
      ...(named.length > 0 ? [`Usually in it: ${toNames(named)}.`] : []),
      ...(possibly.length > 0 ? [`Perhaps: ${toNames(possibly)}.`] : []),
      ...(dish.contains.length === 0 ? ['Its name does not say what is in it.'] : []),
    ],
    allergens: toAllergenWords(dish),
    spice: SPICE_WORDS[dish.spice],
  };
}

const toNames = (contained: readonly Contained[]) =>
  contained.map(({ name }) => toHiddenWords(name)).join(', ');

function toWhat(kind: string, { mainMeats, possibleMainMeats }: JudgedDish): string {
  const meats = mainMeats.length > 0 ? mainMeats.join(' and ') : possibleMainMeats.join(' or ');
  const hasSaid = meats === '' || kind.toLowerCase().includes(meats);
  if (hasSaid) return kind && `${kind}.`;
  return kind ? `${kind}, of ${meats}.` : toSentence(`${meats}.`);
}

function toAllergenWords({ allergens, otherAllergens }: JudgedDish): string[] {
  // Its keys are allergens, which `Object.entries` forgets.
  const found = Object.entries(allergens) as [Allergen, readonly [Presence, string]][];
  const having = (is: Presence) =>
    found
      .filter(([, [presence]]) => presence === is)
      .map(([code, [, by]]) => {
        const word = ALLERGEN_WORDS[code];
        const from = HIDDEN.test(by) && by !== 'seasoning' ? toHiddenWords(by) : code;
        return word.startsWith(from) || from === code ? word : `${word} (${from})`;
      })
      .join(', ');
  const [has, may] = [having('yes'), having('maybe')];
  return [
    ...(has ? [`Has ${has}.`] : []),
    ...(may ? [`May have ${may}.`] : []),
    {
      absent: 'No other allergen.',
      unlikely: 'Others are unlikely, but a kitchen may add them: tell them of an allergy.',
      unknown: 'Of others its name says nothing: ask.',
    }[otherAllergens],
  ];
}
