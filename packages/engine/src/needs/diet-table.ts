import type { Substance } from '../segmentation/lexicon';
import { MEATS } from '../segmentation/meats';
import type { Allergen } from './allergens';
import type { DietaryRestrictions, Preference, Verdict } from './need';

/** Verdict on a substance; `ask`: depends on its origin or preparation. */
export type SubstanceVerdict = Exclude<Verdict, 'unknown'>;

/** Fields of a substance that the table uses. */
export type SubstanceKind = Pick<Substance, 'origin' | 'meat' | 'alcohol'> & { name?: string };

/**
 * Verdict by substance, `alcohol`, meat or origin, the most specific first; a missing entry is
 * allowed.
 */
type DietRow = Readonly<Partial<Record<string, SubstanceVerdict>>>;

/**
 * Verdicts of each diet: the only place that says what a preference forbids. Meats build
 * their row.
 */
const DIET_TABLE: Readonly<Record<'any' | 'strictVegan' | 'lactoOvo' | 'halal', DietRow>> = {
  any: {},
  strictVegan: {
    meat: 'no',
    animal: 'no',
    egg: 'no',
    dairy: 'no',
    honey: 'no',
  },
  lactoOvo: { meat: 'no', animal: 'no' },
  halal: {
    alcohol: 'no',
    pork: 'no',
    blood: 'no',
    fish: 'yes',
    seafood: 'yes',
    meat: 'ask',
    animal: 'ask',
  },
};

const toDietRow = (preference: Preference): DietRow =>
  preference.kind === 'meats'
    ? Object.fromEntries(
        MEATS.filter((meat) => !preference.meats.includes(meat)).map((meat) => [meat, 'no']),
      )
    : DIET_TABLE[preference.kind];

/**
 * Creates the verdict of a preference on substances; create once for many of them.
 *
 * @example
 * const match = createSubstanceMatcher({ kind: 'halal' })
 * match({ origin: 'meat', meat: 'beef' }) // => 'ask'
 * match({ origin: 'meat', meat: 'pork' }) // => 'no'
 */
export function createSubstanceMatcher(
  preference: Preference,
): (substance: SubstanceKind) => SubstanceVerdict {
  const row = toDietRow(preference);
  return ({ name, alcohol, meat, origin }) =>
    (name === undefined ? undefined : row[name]) ??
    (alcohol ? row.alcohol : undefined) ??
    (meat === undefined ? undefined : row[meat]) ??
    row[origin] ??
    'yes';
}

/**
 * Creates a test for substances that a preference forbids outright.
 *
 * @example
 * createForbiddenMatcher({ kind: 'lactoOvo' })({ origin: 'egg' }) // => false
 */
export function createForbiddenMatcher(
  preference: Preference,
): (substance: SubstanceKind) => boolean {
  const match = createSubstanceMatcher(preference);
  return (substance) => match(substance) === 'no';
}

/**
 * Classes of vegetarian food on Taiwan's labels (食品標示), beside the specification's two diets,
 * which allow alliums (decision 0214). Each is one of the two with `noFivePungent`; `ovo` and
 * `lacto` lie between them and are sent as the stricter one.
 */
export const VEGETARIAN_CLASSES = {
  /** 全素. */
  strictVegan: { kind: 'strictVegan', vegetarianClass: undefined },
  /** 蛋素. */
  ovo: { kind: 'strictVegan', vegetarianClass: 'ovo' },
  /** 奶素. */
  lacto: { kind: 'strictVegan', vegetarianClass: 'lacto' },
  /** 奶蛋素. */
  lactoOvo: { kind: 'lactoOvo', vegetarianClass: undefined },
} as const satisfies Record<
  string,
  { kind: Preference['kind'] } & Pick<DietaryRestrictions, 'vegetarianClass'>
>;

type VegetarianClass = NonNullable<DietaryRestrictions['vegetarianClass']>;

/** Allergen that a class excludes from the lacto-ovo diet. */
export const EXCLUDED_BY_CLASS: Readonly<Record<VegetarianClass, Allergen>> = {
  ovo: 'milk',
  lacto: 'egg',
};

/**
 * Preference and restrictions to match dishes with. A class is the lacto-ovo diet without dairy or
 * without eggs; for a strict vegan who eats alliums it is dropped, the stricter reading.
 *
 * @example
 * const restrictions = { allergies: [], noFivePungent: true, vegetarianClass: 'ovo' }
 * resolveVegetarianClass({ kind: 'strictVegan' }, restrictions).preference // => { kind: 'lactoOvo' }
 */
export function resolveVegetarianClass(
  preference: Preference,
  restrictions: DietaryRestrictions,
): { preference: Preference; restrictions: DietaryRestrictions } {
  const { vegetarianClass, ...others } = restrictions;
  if (!vegetarianClass) return { preference, restrictions };
  const isClass =
    preference.kind === 'lactoOvo' ||
    (preference.kind === 'strictVegan' && restrictions.noFivePungent === true);
  return isClass
    ? { preference: { kind: 'lactoOvo' }, restrictions }
    : { preference, restrictions: others };
}
