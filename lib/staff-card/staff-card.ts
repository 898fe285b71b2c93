import type { Allergen } from '@kioot/engine/needs';
import {
  type DietProfile,
  type NamedIngredient,
  hasSevereAllergy,
} from '../client-store/diet-profile';
import type { Translator } from '../i18n/translator';
import {
  ALLERGEN_FOODS,
  ALLIUM_FOODS,
  FOODS,
  getCardDiet,
  toAvoidedMeats,
  type CardAllergen,
  type Food,
  ALLERGEN_OF_FOOD,
  CARD_DIETS,
  COMBINED_ALLERGENS,
  type AllergenFoods,
} from './foods';
import type { Meat } from '@kioot/engine';
import { toVegetarianClass } from '../client-store/vegetarian-choices';
import { fillPhrase, toKorean, toTranslatedFood, type Slots } from './fill-phrase';
import { isUnrestricted, CARD_MEATS } from './card-choices';
import { type Person, ANSWERS, type PhraseId } from './phrases';

/** Words before a cross: 새우 ✕, 고기 · 생선 · 육수 ✕. */
export interface Keywords {
  ko: readonly string[];
  /** "shrimp", "meat, fish, stock". */
  translation: string;
}

// `Object.keys` widens the keys.
const CARD_ORDER = (Object.keys(ALLERGEN_FOODS) as CardAllergen[]).filter(
  (code): code is Allergen => code !== 'allShellfish' && code !== 'allNuts',
);

/** Foods that a diet excludes, the shortest words for them. */
function getExcludedFoods(profile: DietProfile): readonly Food[] {
  const { wish, isWishStrict } = profile;
  if (wish?.kind === 'meats') return isWishStrict ? toAvoidedMeats(wish.meats) : [];
  return getCardDiet(profile)?.keywords ?? [];
}

/**
 * First line of a card, for a cook who reads no further: each allergen by itself, severe ones
 * first, then the diet.
 * @example
 * toKeywords(t, shrimpAllergy).map(({ ko }) => ko.join(' · ')); // => ['새우']
 */
function toKeywords(t: Translator<'card'>, profile: DietProfile): Keywords[] {
  const { allergies, severe, others, noFivePungent } = profile;
  const toNouns = (isSevere: boolean) =>
    CARD_ORDER.filter(
      (allergen) => allergies.includes(allergen) && severe.includes(allergen) === isSevere,
    ).flatMap((allergen) => ALLERGEN_FOODS[allergen].nouns);
  const allergens = new Set<Food | NamedIngredient>([
    ...[...toNouns(true), ...others.filter(({ isSevere }) => isSevere)],
    ...[...toNouns(false), ...others.filter(({ isSevere }) => !isSevere)],
  ]);
  const groups: (readonly (Food | NamedIngredient)[])[] = [
    ...[...allergens].map((food) => [food]),
    getExcludedFoods(profile).filter((food) => !allergens.has(food)),
    noFivePungent ? ALLIUM_FOODS : [],
  ];
  return groups
    .filter((foods) => foods.length > 0)
    .map((foods) => ({
      ko: foods.map((food) => toKorean(food)),
      translation: foods
        .map((food) => toTranslatedFood(t, food))
        .reduce((before, next) => t('lists.next', { before, next })),
    }));
}

/** Sentence on the card with its phrase. */
export interface Sentence {
  id: PhraseId;
  ko: string;
  /** Meaning of the Korean in the visitor's language, not word for word. */
  translation: string;
  /** Foods in it. */
  nouns?: readonly string[];
}

/** Question with answers to point at; empty for an open question. */
export interface Question {
  sentence: Sentence;
  /** Read before answering. */
  note?: Sentence;
  answers: readonly Sentence[];
}

/** Sentences about one person. */
export interface PersonSentences {
  /** Things that must not be in the food, at a glance; in groups of one reason each. */
  keywords: readonly Keywords[];
  allergies: readonly Sentence[];
  diet: readonly Sentence[];
}

/** Fills a sentence of one card. */
export type Say = (id: PhraseId, slots?: Slots) => Sentence;

/** Sentences of a card in the visitor's language, about a person. */
export function createSay(t: Translator<'card'>, person: Person = 'me'): Say {
  return (id, slots) => ({ id, ...fillPhrase(t, id, slots, person) });
}

/** Allergens in card order, with those that one sentence can name combined. */
export function toCardAllergens(allergies: readonly Allergen[]): CardAllergen[] {
  const combined = COMBINED_ALLERGENS.filter(({ all }) =>
    all.every((code) => allergies.includes(code)),
  );
  const covered = combined.flatMap(({ all }) => all);
  const mentioned: readonly CardAllergen[] = [
    ...allergies.filter((code) => !covered.includes(code)),
    ...combined.map(({ as }) => as),
  ];
  // `Object.keys` widens the keys.
  return (Object.keys(ALLERGEN_FOODS) as CardAllergen[]).filter((code) => mentioned.includes(code));
}

/**
 * Most foods described with visible and hidden sources, and with hidden sources only. Beyond it the
 * card gets too long to be read.
 */
const MAX_DETAILED_FOODS = 2;
const MAX_SHORT_FOODS = 4;

const PASTES = ['soySauce', 'chiliPaste', 'soybeanPaste'] as const satisfies readonly Food[];

/** Soy sauce and the pastes, in which nobody thinks of wheat and soybeans. */
function toPasteSentences(say: Say, foods: readonly AllergenFoods[]): Sentence[] {
  const isIn = (food: AllergenFoods) => PASTES.every((paste) => food.hidden.includes(paste));
  const noun = foods.filter(isIn).flatMap(({ nouns }) => nouns);
  return noun.length > 0 ? [say('hiddenShort', { hidden: PASTES, noun })] : [];
}

/** Hidden sources of the foods, shortened for many foods. */
function toHiddenSentences(
  say: Say,
  foods: readonly AllergenFoods[],
  others: DietProfile['others'],
): Sentence[] {
  const count = foods.length + others.length;
  if (count > MAX_SHORT_FOODS) return [say('hiddenMany'), ...toPasteSentences(say, foods)];
  const id = count > MAX_DETAILED_FOODS ? 'hiddenShort' : 'hiddenAllergen';
  return [
    ...foods.map((food) => say(id, { ...food, noun: food.nouns })),
    ...(others.length > 0 ? [say('hiddenOther', { nouns: others })] : []),
  ];
}

function toAllergySentences(say: Say, profile: DietProfile): Sentence[] {
  const { allergies, others } = profile;
  const isSevere = hasSevereAllergy(profile);
  const foods = toCardAllergens(allergies).map((allergen) => ALLERGEN_FOODS[allergen]);
  const nouns = [...foods.flatMap((food) => food.nouns), ...others];
  if (nouns.length === 0) return [];
  const deadly = [
    ...toCardAllergens(allergies.filter((code) => profile.severe.includes(code))).flatMap(
      (allergen) => ALLERGEN_FOODS[allergen].nouns,
    ),
    ...others.filter((other) => other.isSevere),
  ];
  const isAllDeadly = [...allergies, ...others].every((each) =>
    typeof each === 'string' ? profile.severe.includes(each) : each.isSevere,
  );
  return [
    say('allergic', { nouns }),
    ...(isSevere && isAllDeadly ? [say('deadly')] : [say('ill')]),
    ...(isSevere && !isAllDeadly ? [say('deadlyOf', { nouns: deadly })] : []),
    ...(isSevere ? [say('beSure')] : []),
    ...toHiddenSentences(say, foods, others),
    say('contact'),
    ...(isSevere ? [say('emergency')] : []),
  ];
}

/** Omits foods already named as a custom allergy. */
function toAlliumSentences(say: Say, { noFivePungent, others }: DietProfile): Sentence[] {
  if (!noFivePungent) return [];
  const foods = ALLIUM_FOODS.filter((food) => !others.some(({ ko }) => ko === FOODS[food]));
  return [
    ...(foods.length > 0 ? [say('noFivePungent', { foods })] : []),
    say('noPungentSeasoning'),
    say('noPungentKimchi'),
  ];
}

/**
 * Foods that remain for a vegetarian, without those of an allergy. None with custom ingredients,
 * whose sources are unknown. With `noFivePungent` the vegetables are "other" ones. "I eat everything"
 * stands on no card with a restriction: a cook in a hurry may read only that.
 */
function toAllowedFoodSentences(say: Say, profile: DietProfile): Sentence[] {
  const { wish, allergies, others, noFivePungent } = profile;
  if (wish?.kind === 'any') return isUnrestricted(profile) ? [say('any')] : [];
  const isDiet = wish?.kind === 'strictVegan' || wish?.kind === 'lactoOvo';
  if (!isDiet || others.length > 0) return [];
  const { allowed } = CARD_DIETS[toVegetarianClass(wish.kind, profile) ?? wish.kind];
  const isAllergen = (food: Food) => allergies.some((code) => code === ALLERGEN_OF_FOOD[food]);
  const foods = allowed
    .filter((food) => !isAllergen(food))
    .map((food) => (food === 'vegetables' && noFivePungent ? 'otherVegetables' : food));
  return [say('canEat', { foods })];
}

/** Allergens that the name of a meat includes. */
const ALLERGENS_OF_MEAT: Readonly<Partial<Record<Meat, readonly CardAllergen[]>>> = {
  fish: ['mackerel'],
  seafood: ['allShellfish', 'shrimp', 'crab', 'shellfish', 'squid', 'fish', 'mackerel'],
};

function toMeatSentences(
  say: Say,
  meats: readonly Meat[],
  { allergies, isWishStrict }: DietProfile,
): Sentence[] {
  const isEaten = (meat: Meat) =>
    meats.includes(meat) && !allergies.some((allergen) => allergen === meat);
  const eaten = CARD_MEATS.filter(isEaten);
  const avoided = toAvoidedMeats(eaten);
  const exceptions = toCardAllergens(allergies)
    .filter((allergen) => eaten.some((meat) => ALLERGENS_OF_MEAT[meat]?.includes(allergen)))
    .flatMap((allergen) => ALLERGEN_FOODS[allergen].nouns);
  return [
    ...(avoided.length === 0 ? [say('meatsAll')] : []),
    ...(avoided.length > 0 && eaten.length > 0
      ? [say(isWishStrict ? 'meatsOnly' : 'likes', { meats: eaten })]
      : []),
    ...(avoided.length > 0 && isWishStrict
      ? [say('meatsNot', { meats: avoided }), say('meatsNotHidden')]
      : []),
    ...(exceptions.length > 0 ? [say('except', { nouns: exceptions })] : []),
  ];
}

function toDietSentences(say: Say, profile: DietProfile): Sentence[] {
  const { wish } = profile;
  if (wish?.kind === 'meats') return toMeatSentences(say, wish.meats, profile);
  return (getCardDiet(profile)?.sentences ?? []).map((id) => say(id));
}

export function toQuestion(say: Say, id: keyof typeof ANSWERS, slots?: Slots): Question {
  return {
    sentence: say(id, slots),
    answers: ANSWERS[id].map((answer) => say(answer)),
  };
}

/** Most dishes in a question. */
const MAX_DISHES = 4;

/** Dishes to choose from in a question: at least two, in Hangul because of the particles. */
function toNameableDishes(dishes: readonly NamedIngredient[]): readonly NamedIngredient[] {
  const nameable = dishes.filter(({ ko }) => /^[가-힣 ]+$/.test(ko)).slice(0, MAX_DISHES);
  return nameable.length > 1 ? nameable : [];
}

interface QuestionOptions {
  /** Dishes of the page that opened the card, to ask about. */
  dishes: readonly NamedIngredient[];
  /** Asks for a single portion, before the question that the request refers to. */
  isForOne: boolean;
  person: Person;
}

/** Questions to the staff for a person. */
export function toQuestions(
  t: Translator<'card'>,
  profile: DietProfile,
  { dishes, isForOne, person }: QuestionOptions,
): Question[] {
  const say = createSay(t, person);
  const forOne = isForOne ? [toQuestion(say, 'askForOne')] : [];
  if (isUnrestricted(profile)) {
    return [...forOne, { sentence: say('recommend'), answers: [] }];
  }
  const nameable = toNameableDishes(dishes);
  return [
    ...forOne,
    ...(profile.wish?.kind === 'halal' ? [toQuestion(say, 'askHalal')] : []),
    {
      ...toQuestion(say, nameable.length > 0 ? 'askOf' : 'ask', { dishes: nameable }),
      note: say('unsure'),
    },
  ];
}

/**
 * Sentences of a profile. An allergy without a preference says nothing about the diet. A preference
 * for meats lists them as liked; the others are forbidden only with `isWishStrict`.
 *
 * @param t translator of the visitor's language
 */
export function toPersonSentences(
  t: Translator<'card'>,
  profile: DietProfile,
  person: Person,
): PersonSentences {
  const say = createSay(t, person);
  return {
    keywords: toKeywords(t, profile),
    allergies: toAllergySentences(say, profile),
    diet: [
      ...toDietSentences(say, profile),
      ...toAlliumSentences(say, profile),
      ...toAllowedFoodSentences(say, profile),
      ...(profile.notSpicy ? [say('notSpicy'), say('lessSpicy')] : []),
    ],
  };
}
