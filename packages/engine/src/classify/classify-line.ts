import type { Denial } from '../menu/bracket-roles';
import type { DishName } from '../menu/dish-name';
import { segment } from '../segmentation/segment';
import { isPlantCream } from './claim-scope';
import { FREE_FROM_CLAIM } from './dish-allergens';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { hasClaim, IS_FORBIDDEN, isStock, type Diet } from './rules/rule';
import { type ClassifyName, DIET_FIELDS, type DishFacts, UNKNOWN_FOOD } from './facts';
import { applyDietLabels } from './diet-label';
import { addIngredient, isAllergenDenied, mapAllergens, maxSpice } from './merge-facts';

/**
 * Classifies one menu line: its name with its diet labels, never less strict for anything in its
 * brackets. Ingredients are in the dish, options may be, and an unread bracket may be anything.
 */
export function classifyLine(
  index: LexiconIndex,
  line: DishName,
  classify: ClassifyName,
): DishFacts {
  const { text, name, labels, ingredients, options, denials, tastes, unread } = line;
  if (text === name && ingredients.length + options.length + tastes.length === 0)
    return classify(name);
  const isLabeled = labels.length > 0;
  const denied = isLabeled ? [] : denials.filter((denial) => isFoodDenial(index, denial));
  let dish = isLabeled
    ? applyDietLabels(index, name, labels, classify)
    : classifyWithDenials(name, denied, classify);
  const own = dish;
  for (const food of ingredients) {
    const vegan = own.vegan === 'yes' && isOfSoy(index, food) ? '비건 ' : '';
    dish = addIngredient(dish, classify(vegan + food, { isIngredient: true }), own, true);
  }
  for (const food of options) {
    const option = classify(food, { isIngredient: true });
    const questions = toOptionQuestions(index, option);
    dish = addIngredient(dish, { ...option, questions }, own, false);
  }
  for (const taste of tastes)
    dish = { ...dish, spice: maxSpice(dish.spice, classify(taste).spice) };
  const isUnread = unread.length + denials.length > (isLabeled ? denials.length : denied.length);
  return isUnread ? addIngredient(dish, classify(UNKNOWN_FOOD), own, false) : dish;
}

/** True for soy meat or soy cream: the bracket says what a vegan dish is made with. */
const isOfSoy = ({ findTerms }: LexiconIndex, food: string): boolean =>
  segment(findTerms, food).every(
    (part, at, parts) =>
      hasClaim(part, 'mock-meat', 'plant-milk') || isPlantCream(part, parts[at - 1]),
  );

/** True where all denied nouns are foods of the lexicon: "계란 없음", not "이벤트 없음". */
const isFoodDenial = ({ findTerms }: LexiconIndex, { nouns }: Denial): boolean =>
  nouns.every((noun) =>
    segment(findTerms, noun).every(
      (part) =>
        part.entry?.kind === 'ingredient' ||
        part.entry?.kind === 'dish' ||
        isStock(part) ||
        hasClaim(part, 'sauce', 'flavour'),
    ),
  );

/**
 * Classifies a name without the foods that its bracket denies. A sign (계란X) removes the food and
 * promises no freedom from the allergen.
 */
function classifyWithDenials(
  name: string,
  denials: readonly Denial[],
  classify: ClassifyName,
): DishFacts {
  if (denials.length === 0) return classify(name);
  const nouns = denials.flatMap((denial) => denial.nouns);
  const dish = classify(`${nouns.map((noun) => `${noun} 없는 `).join('')}${name}`);
  const isPromised = denials.every(({ isSign }) => !isSign);
  const allergens = mapAllergens(dish.allergens, (evidence) =>
    !isPromised && evidence[1] === FREE_FROM_CLAIM ? null : evidence,
  );
  return { ...dish, dish: name, allergens };
}

/**
 * Questions about an option: its one animal food ("계란 선택"), where it has no other. As an option it
 * may be left out, so a certain ingredient counts as well.
 */
function toOptionQuestions(
  { substances }: LexiconIndex,
  option: DishFacts,
): DishFacts['questions'] {
  const questions: Partial<Record<Diet, string>> = { ...option.questions };
  for (const diet of ['strictVegan', 'lactoOvo'] as const) {
    const forbidden = option.contains.filter((name) => {
      const substance = substances.get(name);
      return substance !== undefined && IS_FORBIDDEN[diet](substance);
    });
    const isOnly = forbidden.length === 1 && option.hidden.length === 0;
    if (option[DIET_FIELDS[diet]] === 'no' && isOnly) questions[diet] = forbidden[0];
  }
  return questions;
}

const UNKNOWN_BASE = { mainMeats: [], vegan: 'unknown', lactoOvo: 'unknown' } as const;

/**
 * Facts of several dishes in one text: never less strict than any of them.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * combineDishes(engine.classifyDish('호박죽'), [engine.classifyDish('삼겹살')]).vegan // => 'no'
 */
export function combineDishes(first: DishFacts, others: readonly DishFacts[]): DishFacts {
  // One dish being free from an allergen says nothing about the next.
  const dropDenials = (dish: DishFacts): DishFacts => ({
    ...dish,
    allergens: mapAllergens(dish.allergens, (evidence) =>
      isAllergenDenied(evidence) ? null : evidence,
    ),
  });
  return others.reduce(
    (dish, other) => addIngredient(dropDenials(dish), other, UNKNOWN_BASE, true),
    first,
  );
}
