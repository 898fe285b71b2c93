import type { Preference } from '@kioot/engine';
import { ALLERGENS, type Allergen, MEATS, type Meat } from '@kioot/engine/needs';
import {
  EMPTY_PROFILE,
  type DietProfile,
  type NamedIngredient,
} from '@/lib/client-store/diet-profile';
import type { Translator } from '@/lib/i18n/translator';
import { CardTable } from '@/lib/staff-card/card-table';
import type { Person } from '@/lib/staff-card/phrases';
import { getTableSentences, toTableCard } from '@/lib/staff-card/table-card';
import { sample } from '../../helpers/sample';

/** Card of a visitor who eats alone. */
export function toStaffCard(
  t: Translator<'card'>,
  profile: DietProfile,
  dishes: readonly NamedIngredient[] = [],
  isForOne = false,
  person: Person = 'me',
) {
  const table = CardTable.from({ profile, guests: [], preference: null });
  const card = toTableCard(t, table, { dishes, isForOne, person });
  const [{ keywords, allergies, diet } = { keywords: [], allergies: [], diet: [] }] = card.people;
  return { ...card, keywords, allergies, diet, sentences: getTableSentences(card) };
}

/** Every subset of a list, the empty one first. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>(
    (subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])],
    [[]],
  );
}

const PLAIN: readonly (Preference | null)[] = [
  null,
  { kind: 'any' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['seafood'] },
  { kind: 'meats', meats: ['fish', 'beef'] },
  { kind: 'meats', meats: MEATS },
];
const COMMON: readonly Allergen[] = [
  ...(['shrimp', 'crab', 'shellfish', 'peanut', 'walnut'] as const),
  ...(['wheat', 'soy', 'egg', 'milk', 'fish'] as const),
];
const PAIRS = ALLERGENS.flatMap((one, at) => ALLERGENS.slice(at).map((other) => [one, other]));
const SOME: readonly Allergen[][] = [
  [],
  ['shrimp'],
  ['milk', 'peanut'],
  ['squid', 'pork'],
  [...ALLERGENS],
];
const ALL_MEAT_CHOICES: Meat[][] = subsetsOf(MEATS).filter((meats) => meats.length > 0);
const WORDS = [
  { ko: '버섯', en: 'mushroom' },
  { ko: '망고', en: 'mango' },
];

const toSevere = (other: (typeof WORDS)[number]) => ({ ...other, isSevere: true });
const GARLIC = [{ ko: '마늘', en: 'garlic' }];
const PUNGENT = ['마늘', '양파', '파', '부추', '달래'].map((ko) => ({ ko, en: 'herb' }));

const toProfile = (change: Partial<DietProfile>): DietProfile => ({ ...EMPTY_PROFILE, ...change });

/** Sets a day, of 1,024; no allergy at all is always among them. */
const DAILY_SETS = 128;
const [NO_ALLERGY = [], ...SETS] = subsetsOf(COMMON);
const COMMON_SETS: readonly Allergen[][] = [NO_ALLERGY, ...sample(SETS, DAILY_SETS)];

/**
 * Every preference with sets of common allergies (all with `DEEP=1`) and every pair of all, every
 * mix of meats, and all options.
 */
export const ALL_CHOICES: readonly DietProfile[] = [
  ...PLAIN.flatMap((wish) =>
    COMMON_SETS.map((allergies) => toProfile({ wish, isWishStrict: true, allergies })),
  ),
  ...PLAIN.flatMap((wish) => PAIRS.map((allergies) => toProfile({ wish, allergies }))),
  ...[true, false].flatMap((isWishStrict) =>
    ALL_MEAT_CHOICES.flatMap((meats) =>
      SOME.map((allergies) =>
        toProfile({ wish: { kind: 'meats', meats }, isWishStrict, allergies }),
      ),
    ),
  ),
  ...PLAIN.flatMap((wish) =>
    [WORDS.slice(1), WORDS].flatMap((others) =>
      SOME.map((allergies) =>
        toProfile({
          wish,
          allergies,
          others: others.map(toSevere),
          severe: allergies,
          notSpicy: true,
        }),
      ),
    ),
  ),
  ...PLAIN.flatMap((wish) =>
    [[], WORDS, GARLIC, PUNGENT].flatMap((others) =>
      SOME.map((allergies) => toProfile({ wish, allergies, others, noFivePungent: true })),
    ),
  ),
  toProfile({ allergies: ['milk', 'peanut', 'egg'], severe: ['egg'] }),
  ...(['ovo', 'lacto'] as const).flatMap((vegetarianClass) =>
    SOME.map((allergies) =>
      toProfile({
        wish: { kind: 'strictVegan' },
        ...{ allergies, noFivePungent: true, vegetarianClass },
      }),
    ),
  ),
];
