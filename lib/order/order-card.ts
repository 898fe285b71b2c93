import type { DishVerdict } from '@kioot/engine/verdicts';
import type { PersonNeeds } from '@kioot/engine/needs';
import type { DietProfile, NamedIngredient } from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import type { Food } from '../staff-card/foods';
import type { Person } from '../staff-card/phrases';
import { formatCodeList } from '../format/format-code';
import { formatDenial } from '../format/format-dish-verdict';
import { getAskedCodes, joinVerdictSources } from '../format/question-items';
import { toDishQuestion, withoutOwnSentences } from '../staff-card/table-card';
import { FALLBACK_FOOD, nameHalalFoods, toQuestionFoods } from '../staff-card/question-foods';
import {
  createSay,
  toPersonSentences,
  toQuestion,
  type Question,
  type Sentence,
} from '../staff-card/staff-card';
import type { OrderLine } from './format-order';

/** Person at the table who avoids anything. */
export interface Diner extends Required<PersonNeeds> {
  /** "You" for the visitor, see `getPersonNames`. */
  name: string;
  isVisitor: boolean;
}

/** Verdict on a dish for one person. */
export interface DinerVerdict extends DishVerdict {
  diner: Diner;
}

/** Dish that can be ordered, with its verdict for each person of the table who avoids anything. */
export interface OrderableDish extends NamedIngredient {
  isShared?: boolean | undefined;
  verdicts: readonly DinerVerdict[];
}

/** Line of an order with what is known of its dish. */
export interface OrderedDish extends OrderableDish, OrderLine {}

/** Question about one dish, with the codes it is about. */
export interface DishQuestion extends Question {
  /** As on the menu. */
  dish: string;
  /** For the visitor. */
  dishName: string;
  codes: readonly string[];
  /**
   * True where the question names each of them, so that an answer is about them; false for a dish
   * that is not for everyone, which an answer cannot make fit.
   */
  isNameable: boolean;
}

/** Sentences for the staff below the order. */
export interface OrderCard {
  allergies: readonly Sentence[];
  /** Only where a question refers to all that the visitor cannot eat. */
  diet: readonly Sentence[];
  /** Asks for a single portion; null where it is not asked. */
  forOne: Question | null;
  questions: readonly DishQuestion[];
  /** Way to answer, after questions about dishes. */
  request: Sentence | null;
}

interface OrderCardOptions {
  /** For one person at a place for two: asks for a single portion, unless more of a dish are ordered. */
  isForOne: boolean;
  person: Person;
}

const ALLERGY_IDS = ['allergic', 'ill', 'deadly', 'deadlyOf', 'beSure'];

/** Verdicts for the people whom a dish is not for. */
export const getRefusals = ({ verdicts }: Pick<OrderableDish, 'verdicts'>): DinerVerdict[] =>
  verdicts.filter(({ verdict }) => verdict === 'no');

/**
 * Codes that some verdicts on a dish are about, and the foods to name for them. Who has none, since
 * the dish is not known, is asked about as well.
 */
function toAsked(verdicts: readonly DishVerdict[]) {
  const codes = [...new Set(verdicts.flatMap(getAskedCodes))];
  const sources = joinVerdictSources(verdicts);
  const named = toQuestionFoods({ about: codes, tell: [], sources });
  const hasOpen = verdicts.some(
    (verdict) => verdict.verdict === 'unknown' || getAskedCodes(verdict).length === 0,
  );
  const foods: readonly Food[] = hasOpen ? [...new Set<Food>([...named, FALLBACK_FOOD])] : named;
  return { codes, foods };
}

/** Dish with the codes that a question about it names. */
interface AskedDish extends OrderedDish {
  codes: readonly string[];
  foods: readonly Food[];
  isRefused: boolean;
}

/** Questions about dishes: first about those that are not for everyone, then about open ones. */
function toAskedDishes(dishes: readonly OrderedDish[]): AskedDish[] {
  const refused = dishes.flatMap((dish): AskedDish[] => {
    const refusals = getRefusals(dish);
    if (refusals.length === 0) return [];
    return [{ ...dish, ...toAsked(refusals), isRefused: true }];
  });
  const open = dishes.flatMap((dish): AskedDish[] => {
    const verdicts = dish.verdicts.filter(
      ({ verdict }) => verdict === 'ask' || verdict === 'unknown',
    );
    if (verdicts.length === 0) return [];
    const asked = toAsked(verdicts);
    const isAsked = refused.some(
      ({ ko, foods }) => ko === dish.ko && asked.foods.every((food) => foods.includes(food)),
    );
    return isAsked ? [] : [{ ...dish, ...asked, isRefused: false }];
  });
  return [...refused, ...open];
}

/** Allergies of all people in one profile, which has the diet of the first. */
function mergeAllergies([first, ...others]: readonly [DietProfile, ...DietProfile[]]): DietProfile {
  const people = [first, ...others];
  const custom = people.flatMap((person) => person.others);
  // The last one of a name stays.
  custom.sort((a, b) => Number(a.isSevere) - Number(b.isSevere));
  return {
    ...first,
    allergies: [...new Set(people.flatMap(({ allergies }) => allergies))],
    severe: [...new Set(people.flatMap(({ severe }) => severe))],
    others: [...new Map(custom.map((other) => [other.ko, other])).values()],
  };
}

/** Sentences of all diets at the table, each once. */
function toDietSentences(
  t: Translator<'card'>,
  people: readonly DietProfile[],
  person: Person,
): Sentence[] {
  const all = people.flatMap((profile) => toPersonSentences(t, profile, person).diet);
  const sentences = people.length > 1 ? withoutOwnSentences(all) : all;
  return [...new Map(sentences.map((sentence) => [sentence.ko, sentence])).values()];
}

/**
 * Card below an order: allergies, then a question for each dish that is not for everyone, and for
 * each that leaves one open.
 * @param people at the table, the visitor first
 */
export function toOrderCard(
  t: Translator<'card'>,
  people: readonly [DietProfile, ...DietProfile[]],
  dishes: readonly OrderedDish[],
  { isForOne, person }: OrderCardOptions,
): OrderCard {
  const say = createSay(t, person);
  const { allergies } = toPersonSentences(t, mergeAllergies(people), person);
  const asked = toAskedDishes(dishes);
  const isAskingForOne = isForOne && dishes.length > 0 && dishes.every(({ count }) => count === 1);
  const refersToDiet = asked.some(({ foods }) => foods.includes(FALLBACK_FOOD));
  return {
    allergies: allergies.filter(({ id }) => ALLERGY_IDS.includes(id)),
    diet: refersToDiet ? toDietSentences(t, people, person) : [],
    forOne: isAskingForOne ? toQuestion(say, 'askForOne') : null,
    questions: asked.map(({ ko, en, foods, codes, isRefused }) => ({
      ...toDishQuestion(say, { ko, en }, nameHalalFoods(foods, people)),
      ...{ dish: ko, dishName: en, codes },
      isNameable: !isRefused && !foods.includes(FALLBACK_FOOD),
    })),
    request: asked.length > 0 ? say('unsureIn') : null,
  };
}

/** People whom a dish is not for, with the reason they share. */
interface Refusal {
  /** "you, Mia". */
  names: string;
  /** "pork". */
  reason: string;
}

/**
 * Texts of the people whom a dish is not for, by reason.
 * @param refusals as {@link getRefusals}
 */
export function formatRefusals(
  words: Translator<'words'>,
  party: Translator<'party'>,
  refusals: readonly DinerVerdict[],
): Refusal[] {
  const byReason = new Map<string, string[]>();
  for (const { diner, ...refusal } of refusals) {
    const reason = formatCodeList(words, refusal.about) || formatDenial(words, refusal);
    const names = byReason.get(reason) ?? [];
    byReason.set(reason, [...names, diner.isVisitor ? party('youInSentence') : diner.name]);
  }
  return [...byReason].map(([reason, names]) => ({ names: names.join(words('comma')), reason }));
}
