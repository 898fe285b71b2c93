import type { Meat } from '@kioot/engine';
import type { Allergen } from '@kioot/engine/needs';
import type { WordsOf } from '../i18n/words';
import { isAnySevere, type Ingredient, type Profile } from '../kept/profile';
import { fillPhrase, type Slots } from './fill';
import {
  ALLERGEN_FOODS,
  FIVE_PUNGENT,
  FOODS,
  LACTO_OVO_FOODS,
  PLANT_FOODS,
  TOGETHER,
  type AllergenFoods,
  type CardAllergen,
  type Food,
} from './foods';
import { CARD_MEATS } from './meats';
import { ANSWERS, type PhraseId } from './phrases';

type Words = WordsOf<'card'>;

/** A sentence on the card, and the phrase it was made from. */
export interface Sentence {
  id: PhraseId;
  ko: string;
  /** What the Korean says, not word for word, in the visitor's language. */
  words: string;
}

/** A question with the answers a finger can give; none where it is not one for yes or no. */
export interface Question {
  sentence: Sentence;
  /** What to keep in mind before answering. */
  note?: Sentence;
  answers: readonly Sentence[];
}

/** What the staff reads, top to bottom: what is dangerous, what is eaten, what is asked. */
export interface StaffCard {
  allergies: readonly Sentence[];
  diet: readonly Sentence[];
  questions: readonly Question[];
  request: Sentence;
}

/** A sentence of the card. */
export function say(t: Words, id: PhraseId, slots?: Slots): Sentence {
  return { id, ...fillPhrase(t, id, slots) };
}

/** What the card speaks of for these allergies, in its order: what one sentence can name stands in one. */
export function toCardAllergens(allergies: readonly Allergen[]): CardAllergen[] {
  const named = TOGETHER.filter(({ all }) => all.every((code) => allergies.includes(code)));
  const covered = named.flatMap(({ all }) => all);
  const spoken: readonly CardAllergen[] = [
    ...allergies.filter((code) => !covered.includes(code)),
    ...named.map(({ as }) => as),
  ];
  // The table has every one of them, which `Object.keys` forgets.
  return (Object.keys(ALLERGEN_FOODS) as CardAllergen[]).filter((code) => spoken.includes(code));
}

/** Where it is seen and hides can be said of so many; where it hides, of so many more. Nobody reads a card of three screens. */
const MOST_IN_FULL = 2;
const MOST_IN_SHORT = 4;

/** Where the food hides, in as many sentences as a kitchen has time for. */
function toHiddenSentences(
  t: Words,
  foods: readonly AllergenFoods[],
  others: Profile['others'],
): Sentence[] {
  const count = foods.length + others.length;
  if (count > MOST_IN_SHORT) return [say(t, 'hiddenMany')];
  const id = count > MOST_IN_FULL ? 'hiddenShort' : 'hiddenAllergen';
  return [
    ...foods.map((food) => say(t, id, { ...food, noun: food.nouns })),
    ...(others.length > 0 ? [say(t, 'hiddenOther', { nouns: others })] : []),
  ];
}

function toAllergySentences(t: Words, profile: Profile): Sentence[] {
  const { allergies, others } = profile;
  const isDeadly = isAnySevere(profile);
  const foods = toCardAllergens(allergies).map((allergen) => ALLERGEN_FOODS[allergen]);
  const nouns = [...foods.flatMap((food) => food.nouns), ...others];
  if (nouns.length === 0) return [];
  return [
    say(t, 'allergic', { nouns }),
    ...(isDeadly ? [say(t, 'deadly'), say(t, 'beSure')] : [say(t, 'ill')]),
    ...toHiddenSentences(t, foods, others),
    say(t, 'contact'),
    ...(isDeadly ? [say(t, 'emergency')] : []),
  ];
}

/** What is called an allergy in words of one's own is not said again. */
function toPungentSentences(t: Words, { noFivePungent, others }: Profile): Sentence[] {
  if (!noFivePungent) return [];
  const foods = FIVE_PUNGENT.filter((food) => !others.some(({ ko }) => ko === FOODS[food]));
  return [
    ...(foods.length > 0 ? [say(t, 'noFivePungent', { foods })] : []),
    say(t, 'noPungentSeasoning'),
    say(t, 'noPungentKimchi'),
  ];
}

/**
 * What is left to eat: a vegetarian with an allergy is not promised the food of that allergy, and nothing at all beside
 * words of their own, of which the card does not know what they are part of. Garlic is a vegetable, so beside it there are
 * "other" ones.
 */
function toEatableSentences(
  t: Words,
  { wish, allergies, others, noFivePungent }: Profile,
): Sentence[] {
  if (wish?.kind === 'any') {
    const isAll = allergies.length + others.length === 0 && !noFivePungent;
    return [say(t, isAll ? 'any' : 'anyElse')];
  }
  const isDiet = wish?.kind === 'strictVegan' || wish?.kind === 'lactoOvo';
  if (!isDiet || others.length > 0) return [];
  const foods = wish.kind === 'lactoOvo' ? [...PLANT_FOODS, ...LACTO_OVO_FOODS] : PLANT_FOODS;
  const left = foods
    .filter(({ allergen }) => !allergen || !allergies.includes(allergen))
    .map(({ food }) => (food === 'vegetables' && noFivePungent ? 'otherVegetables' : food));
  return [say(t, 'canEat', { foods: left })];
}

/** The allergens that are part of what a meat is called. */
const WITHIN: Readonly<Partial<Record<Meat, readonly CardAllergen[]>>> = {
  fish: ['mackerel'],
  seafood: ['allShellfish', 'shrimp', 'crab', 'shellfish', 'squid', 'fish', 'mackerel'],
};

function toMeatSentences(
  t: Words,
  meats: readonly Meat[],
  { allergies, isWishStrict }: Profile,
): Sentence[] {
  const isEaten = (meat: Meat) =>
    meats.includes(meat) && !allergies.some((allergen) => allergen === meat);
  const eaten = CARD_MEATS.filter(isEaten);
  // Who eats fish but no other seafood cannot say 해산물, which would take the fish back.
  const avoided = CARD_MEATS.filter((meat) => !isEaten(meat)).map((meat): Food =>
    meat === 'seafood' && eaten.includes('fish') ? 'seafoodOtherThanFish' : meat,
  );
  const exceptions = toCardAllergens(allergies)
    .filter((allergen) => eaten.some((meat) => WITHIN[meat]?.includes(allergen)))
    .flatMap((allergen) => ALLERGEN_FOODS[allergen].nouns);
  return [
    ...(avoided.length === 0 ? [say(t, 'meatsAll')] : []),
    ...(avoided.length > 0 && eaten.length > 0
      ? [say(t, isWishStrict ? 'meatsOnly' : 'likes', { meats: eaten })]
      : []),
    ...(avoided.length > 0 && isWishStrict
      ? [say(t, 'meatsNot', { meats: avoided }), say(t, 'meatsNotHidden')]
      : []),
    ...(exceptions.length > 0 ? [say(t, 'except', { nouns: exceptions })] : []),
  ];
}

function toDietSentences(t: Words, profile: Profile): Sentence[] {
  const { wish } = profile;
  switch (wish?.kind) {
    case undefined:
      return [];
    case 'any':
      return [];
    case 'strictVegan':
      return [
        say(t, 'strictVegan'),
        say(t, 'strictVeganAvoids'),
        say(t, 'noStock'),
        say(t, 'noHoney'),
        say(t, 'noSeasoning'),
      ];
    case 'lactoOvo':
      return [
        say(t, 'lactoOvo'),
        say(t, 'lactoOvoAvoids'),
        say(t, 'noStock'),
        say(t, 'noSeasoning'),
      ];
    case 'halal':
      return [say(t, 'halal'), say(t, 'noPork'), say(t, 'noAlcohol')];
    case 'meats':
      return toMeatSentences(t, wish.meats, profile);
  }
}

/** A question of the card with its answers. */
export function ask(t: Words, id: keyof typeof ANSWERS, slots?: Slots): Question {
  return { sentence: say(t, id, slots), answers: ANSWERS[id].map((answer) => say(t, answer)) };
}

/** Whether there is nothing that must be left out: not an allergy, nor a wish that forbids anything. */
function isOpen({ wish, isWishStrict, allergies, others, noFivePungent }: Profile): boolean {
  if (allergies.length + others.length > 0 || noFivePungent) return false;
  if (wish?.kind === 'meats') {
    return !isWishStrict || CARD_MEATS.every((meat) => wish.meats.includes(meat));
  }
  return wish === null || wish.kind === 'any';
}

/** More dishes than these are the whole menu. */
const MOST_DISHES = 4;

/** The dishes a question can name: of one alone there is nothing to choose, and what is not Hangul takes no particle. */
function toAskable(dishes: readonly Ingredient[]): readonly Ingredient[] {
  const named = dishes.filter(({ ko }) => /^[가-힣 ]+$/.test(ko)).slice(0, MOST_DISHES);
  return named.length > 1 ? named : [];
}

function toQuestions(t: Words, profile: Profile, dishes: readonly Ingredient[]): Question[] {
  if (isOpen(profile)) return [{ sentence: say(t, 'recommend'), answers: [] }];
  return [
    ...(profile.wish?.kind === 'halal' ? [ask(t, 'askHalal')] : []),
    { ...ask(t, dishes.length > 0 ? 'askOf' : 'ask', { dishes }), note: say(t, 'unsure') },
  ];
}

/**
 * The card for a profile. An allergy without a wish leaves the diet open: nothing is said about it. A wish of meats
 * says what is liked; what is not in it is forbidden only where the visitor said so.
 *
 * @param t the words of the visitor's language
 * @param dishes of the menu it is shown over: the question is then about these
 */
export function toStaffCard(
  t: Words,
  profile: Profile,
  dishes: readonly Ingredient[] = [],
): StaffCard {
  return {
    allergies: toAllergySentences(t, profile),
    diet: [
      ...toDietSentences(t, profile),
      ...toPungentSentences(t, profile),
      ...toEatableSentences(t, profile),
      ...(profile.notSpicy ? [say(t, 'notSpicy'), say(t, 'lessSpicy')] : []),
    ],
    questions: toQuestions(t, profile, toAskable(dishes)),
    request: say(t, 'point'),
  };
}

/** Every sentence of a card in reading order, without the answers. */
export function getSentences({ allergies, diet, questions, request }: StaffCard): Sentence[] {
  const asked = questions.flatMap(({ sentence, note }) => (note ? [sentence, note] : [sentence]));
  return [...allergies, ...diet, ...asked, request];
}
