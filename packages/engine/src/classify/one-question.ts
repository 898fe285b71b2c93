import type { DietaryRestrictions, Preference } from '../needs/need';
import type { DishFacts } from './dish-facts';
import { matchRestrictions, type RestrictionFacts } from './match-restrictions';
import type { Diet, IngredientEvidence } from './rules/rule';

/** Fields of a dish that the one question of a diet depends on. */
type QuestionFacts = Pick<DishFacts, 'vegan' | 'lactoOvo' | 'veganQuestion' | 'lactoOvoQuestion'>;

/** Fields of a diet in the facts of a dish. */
export const DIET_FIELDS = {
  strictVegan: { verdict: 'vegan', question: 'veganQuestion' },
  lactoOvo: { verdict: 'lactoOvo', question: 'lactoOvoQuestion' },
} as const satisfies Record<Diet, Readonly<Record<string, keyof QuestionFacts>>>;

/** True for a topping: in the dish unless left out on request, and no reason for a `no`. */
export const canBeLeftOut = ({ role }: IngredientEvidence): boolean => role === 'topping';

/**
 * Code of the only thing to ask about, of the evidence against a diet: one hidden ingredient that
 * some kitchens use, or one option that can be left out. Two substances are two questions.
 */
export function findOneQuestion(forbidden: readonly IngredientEvidence[]): string | undefined {
  const codes = new Set(forbidden.map(({ hidden, substance }) => hidden?.code ?? substance.name));
  const substances = new Set(forbidden.map(({ substance }) => substance));
  const [code] = codes;
  const isOneAnswer = forbidden.every(
    (item) =>
      item.hidden?.certainty === 'sometimes' ||
      (!item.hidden && canBeLeftOut(item) && item.certainty !== 'doubted'),
  );
  return codes.size === 1 && substances.size === 1 && isOneAnswer ? code : undefined;
}

/** Question of a dish for a diet; undefined unless the verdict is `ask`. */
export function getDietQuestion(dish: QuestionFacts, diet: Diet): string | undefined {
  const { verdict, question } = DIET_FIELDS[diet];
  return dish[verdict] === 'ask' ? dish[question] : undefined;
}

/**
 * Code of the one question whose "no" makes a dish fit: a vegan or vegetarian dish with nothing else
 * to ask about. Undefined for other preferences and beside a restriction that asks, so never for a
 * severe allergy.
 *
 * @example
 * const dish = createEngine(getLexicon()).classifyDish('감자전')
 * getOneQuestion(dish, { kind: 'strictVegan' }, NO_RESTRICTIONS) // => 'egg-in-batter'
 * getOneQuestion(dish, { kind: 'strictVegan' }, { allergies: ['wheat'] }) // => undefined
 */
export function getOneQuestion(
  dish: QuestionFacts & RestrictionFacts,
  { kind }: Preference,
  restrictions: DietaryRestrictions,
): string | undefined {
  if (kind !== 'strictVegan' && kind !== 'lactoOvo') return undefined;
  const question = getDietQuestion(dish, kind);
  if (question === undefined || matchRestrictions(dish, restrictions).verdict !== 'yes') {
    return undefined;
  }
  return question;
}

/** Question of a dish beside an ingredient of its own; see {@link findOneQuestion}. */
export function combineQuestions(
  dish: QuestionFacts,
  ingredient: QuestionFacts,
  diet: Diet,
): string | undefined {
  const { verdict, question } = DIET_FIELDS[diet];
  const [own, added] = [dish[question], ingredient[question]];
  if (ingredient[verdict] === 'yes') return own;
  if (dish[verdict] === 'yes') return added;
  return own === added ? own : undefined;
}

/** The questions of a dish: only beside `ask`, without the missing ones. */
export function pickQuestions(dish: QuestionFacts) {
  const [vegan, lactoOvo] = [
    getDietQuestion(dish, 'strictVegan'),
    getDietQuestion(dish, 'lactoOvo'),
  ];
  return {
    ...(vegan === undefined ? {} : { veganQuestion: vegan }),
    ...(lactoOvo === undefined ? {} : { lactoOvoQuestion: lactoOvo }),
  };
}

/** The dish as one with more to ask about than one thing. */
export function withoutQuestions(dish: DishFacts): DishFacts {
  const rest = { ...dish };
  delete rest.veganQuestion;
  delete rest.lactoOvoQuestion;
  return rest;
}
