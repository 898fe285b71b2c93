import type { Allergen } from './allergens';
import type { DietaryRestrictions, Preference } from './need';

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
