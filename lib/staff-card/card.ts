import type { Meat } from '../engine';
import type { Allergen } from '../engine/needs/allergens';
import type { Ingredient, Profile } from '../kept/profile';
import { fillPhrase, type Slots } from './fill';
import {
  ALLERGEN_FOODS,
  CARD_MEATS,
  LACTO_OVO_FOODS,
  MEAT_FOODS,
  PLANT_FOODS,
  SEAFOOD_WITHOUT_FISH,
  TOGETHER,
  type AllergenFoods,
  type CardAllergen,
} from './foods';
import { ANSWERS, PHRASES, type Phrase, type PhraseId } from './phrases';

/** A sentence on the card, and the phrase it was made from. */
export interface Sentence extends Phrase {
  id: PhraseId;
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
export function say(id: PhraseId, slots?: Slots): Sentence {
  return { id, ...fillPhrase(PHRASES[id], slots) };
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
function toHiddenSentences(foods: readonly AllergenFoods[], others: Profile['others']): Sentence[] {
  const count = foods.length + others.length;
  if (count > MOST_IN_SHORT) return [say('hiddenMany')];
  const id = count > MOST_IN_FULL ? 'hiddenShort' : 'hiddenAllergen';
  return [
    ...foods.map((food) => say(id, { ...food, noun: food.nouns })),
    ...(others.length > 0 ? [say('hiddenOther', { nouns: others })] : []),
  ];
}

function toAllergySentences({ allergies, others, isDeadly }: Profile): Sentence[] {
  const foods = toCardAllergens(allergies).map((allergen) => ALLERGEN_FOODS[allergen]);
  const nouns = [...foods.flatMap((food) => food.nouns), ...others];
  if (nouns.length === 0) return [];
  return [
    say('allergic', { nouns }),
    ...(isDeadly ? [say('deadly'), say('beSure')] : [say('ill')]),
    ...toHiddenSentences(foods, others),
    say('contact'),
    ...(isDeadly ? [say('emergency')] : []),
  ];
}

/**
 * What is left to eat: a vegetarian with an allergy is not promised the food of that allergy, and nothing at all beside
 * words of their own, of which the card does not know what they are part of.
 */
function canEat(
  foods: readonly (Ingredient & { allergen?: Allergen })[],
  { allergies, others }: Profile,
): Sentence[] {
  const left = foods.filter(({ allergen }) => !allergen || !allergies.includes(allergen));
  return others.length > 0 ? [] : [say('canEat', { foods: left })];
}

/** The allergens that are part of what a meat is called. */
const WITHIN: Readonly<Partial<Record<Meat, readonly CardAllergen[]>>> = {
  fish: ['mackerel'],
  seafood: ['allShellfish', 'shrimp', 'crab', 'shellfish', 'squid', 'fish', 'mackerel'],
};

function toMeatSentences(meats: readonly Meat[], { allergies, isWishStrict }: Profile): Sentence[] {
  const isEaten = (meat: Meat) =>
    meats.includes(meat) && !allergies.some((allergen) => allergen === meat);
  const eaten = CARD_MEATS.filter(isEaten);
  const avoided = CARD_MEATS.filter((meat) => !isEaten(meat)).map((meat) =>
    meat === 'seafood' && eaten.includes('fish') ? SEAFOOD_WITHOUT_FISH : MEAT_FOODS[meat],
  );
  const foods = eaten.map((meat) => MEAT_FOODS[meat]);
  const exceptions = toCardAllergens(allergies)
    .filter((allergen) => eaten.some((meat) => WITHIN[meat]?.includes(allergen)))
    .flatMap((allergen) => ALLERGEN_FOODS[allergen].nouns);
  return [
    ...(avoided.length === 0 ? [say('meatsAll')] : []),
    ...(avoided.length > 0 && foods.length > 0
      ? [say(isWishStrict ? 'meatsOnly' : 'likes', { meats: foods })]
      : []),
    ...(avoided.length > 0 && isWishStrict
      ? [say('meatsNot', { meats: avoided }), say('meatsNotHidden')]
      : []),
    ...(exceptions.length > 0 ? [say('except', { nouns: exceptions })] : []),
  ];
}

function toDietSentences(profile: Profile): Sentence[] {
  const { wish, allergies, others } = profile;
  switch (wish?.kind) {
    case undefined:
      return [];
    case 'any':
      return [say(allergies.length + others.length === 0 ? 'any' : 'anyElse')];
    case 'strictVegan':
      return [
        say('strictVegan'),
        say('strictVeganAvoids'),
        say('noStock'),
        say('noHoney'),
        say('noSeasoning'),
        ...canEat(PLANT_FOODS, profile),
      ];
    case 'lactoOvo':
      return [
        say('lactoOvo'),
        say('lactoOvoAvoids'),
        say('noStock'),
        say('noSeasoning'),
        ...canEat([...PLANT_FOODS, ...LACTO_OVO_FOODS], profile),
      ];
    case 'halal':
      return [say('halal'), say('noPork'), say('noAlcohol')];
    case 'meats':
      return toMeatSentences(wish.meats, profile);
  }
}

/** A question of the card with its answers. */
export function ask(id: keyof typeof ANSWERS, slots?: Slots): Question {
  return { sentence: say(id, slots), answers: ANSWERS[id].map((answer) => say(answer)) };
}

/** Whether there is nothing that must be left out: not an allergy, nor a wish that forbids anything. */
function isOpen({ wish, isWishStrict, allergies, others }: Profile): boolean {
  if (allergies.length + others.length > 0) return false;
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

function toQuestions(profile: Profile, dishes: readonly Ingredient[]): Question[] {
  if (isOpen(profile)) return [{ sentence: say('recommend'), answers: [] }];
  return [
    ...(profile.wish?.kind === 'halal' ? [ask('askHalal')] : []),
    { ...ask(dishes.length > 0 ? 'askOf' : 'ask', { dishes }), note: say('unsure') },
  ];
}

/**
 * The card for a profile. An allergy without a wish leaves the diet open: nothing is said about it. A wish of meats
 * says what is liked; what is not in it is forbidden only where the visitor said so.
 *
 * @param dishes of the menu it is shown over: the question is then about these
 */
export function toStaffCard(profile: Profile, dishes: readonly Ingredient[] = []): StaffCard {
  return {
    allergies: toAllergySentences(profile),
    diet: [
      ...toDietSentences(profile),
      ...(profile.notSpicy ? [say('notSpicy'), say('lessSpicy')] : []),
    ],
    questions: toQuestions(profile, toAskable(dishes)),
    request: say('point'),
  };
}

/** Every sentence of a card in reading order, without the answers. */
export function getSentences({ allergies, diet, questions, request }: StaffCard): Sentence[] {
  const asked = questions.flatMap(({ sentence, note }) => (note ? [sentence, note] : [sentence]));
  return [...allergies, ...diet, ...asked, request];
}
