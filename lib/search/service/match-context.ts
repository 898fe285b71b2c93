import 'server-only';
import {
  createForbiddenMatcher,
  createSubstanceMatcher,
  getOneQuestion,
  matchRestrictions,
  type DietaryRestrictions,
  type DishFacts,
  type Lexicon,
  type Preference,
  type Substance,
} from '@kioot/engine';
import { orderByRate } from '@kioot/engine/lexicon';
import { resolveVegetarianClass } from '@kioot/engine/needs';
import { getUnstatedAllergens, isRuledOutByHalal } from '@kioot/engine/verdicts';
import type { StaffQuestion } from '../contract/staff-questions';

/** Substances of a lexicon. */
export interface SubstanceTable {
  byName: ReadonlyMap<string, Substance>;
  /** Substances of a hidden ingredient. */
  byCode: ReadonlyMap<string, readonly Substance[]>;
}

/** Creates the table of a lexicon. */
export function createSubstanceTable({
  hidden,
  substances,
}: Pick<Lexicon, 'hidden' | 'substances'>): SubstanceTable {
  const byName = new Map(substances.map((substance) => [substance.name, substance]));
  const toSubstances = (names: readonly string[]) =>
    names.flatMap((name) => byName.get(name) ?? []);
  return {
    byName,
    byCode: new Map(hidden.map(({ code, substances: names }) => [code, toSubstances(names)])),
  };
}

/** Preference and restrictions of a visitor, over the substances of a lexicon. */
export interface MatchContext extends SubstanceTable {
  preference: Preference;
  avoided: DietaryRestrictions;
  forbidden: ReturnType<typeof createForbiddenMatcher>;
  toVerdict: ReturnType<typeof createSubstanceMatcher>;
}

/** Context of a need; a class of vegetarian food is resolved. */
export function toMatchContext(
  table: SubstanceTable,
  need: Preference,
  profile: DietaryRestrictions,
): MatchContext {
  const { preference, restrictions: avoided } = resolveVegetarianClass(need, profile);
  return {
    ...{ ...table, preference, avoided },
    forbidden: createForbiddenMatcher(preference),
    toVerdict: createSubstanceMatcher(preference),
  };
}

/** Names of unwanted substances that a dish may contain, in the order of the dish. */
export const getConflicts = (
  dish: DishFacts,
  { byName, forbidden, preference }: MatchContext,
): string[] =>
  dish.contains.filter((name) => {
    const substance = byName.get(name);
    return (
      substance !== undefined &&
      forbidden(substance) &&
      !isRuledOutByHalal(dish, substance, preference)
    );
  });

/** Substances and allergens of a dish to ask about, and its one question. */
export function toStaffQuestion(dish: DishFacts, context: MatchContext): StaffQuestion {
  const { about, tell: unlikely } = matchRestrictions(dish, context.avoided);
  const all = new Set([...getConflicts(dish, context), ...about]);
  const question = getOneQuestion(dish, context.preference, context.avoided);
  const isOpen = all.size + unlikely.length > 0 || question !== undefined;
  const tell = isOpen ? unlikely : getUnstatedAllergens(dish, context.avoided);
  return {
    ...{ dish: dish.dish, about: orderByRate(dish.dish, [...all]) },
    ...(tell.length > 0 ? { tell: [...tell] } : {}),
    ...(question === undefined ? {} : { question }),
  };
}
