import type { Meat, Preference } from '../engine';
import { ALLERGENS, type Allergen, type CardChoice } from './choice';
import { fillPhrase, type Slots } from './fill';
import {
  ALLERGEN_FOODS,
  CARD_MEATS,
  LACTO_OVO_FOODS,
  MEAT_FOODS,
  PLANT_FOODS,
  SEAFOOD_WITHOUT_FISH,
  type Food,
} from './foods';
import { PHRASES, type Phrase, type PhraseId } from './phrases';

/** A sentence on the card, and the phrase it was made from. */
export interface Sentence extends Phrase {
  id: PhraseId;
}

/** What the staff reads, top to bottom: what is dangerous, what is eaten, what is asked. */
export interface StaffCard {
  allergies: readonly Sentence[];
  diet: readonly Sentence[];
  question: Sentence;
  /** Whether the question is one for yes or no. */
  isYesOrNo: boolean;
  request: Sentence;
}

function say(id: PhraseId, slots?: Slots): Sentence {
  return { id, ...fillPhrase(PHRASES[id], slots) };
}

function toAllergySentences(allergens: readonly Allergen[]): Sentence[] {
  if (allergens.length === 0) return [];
  const foods = allergens.map((allergen) => ALLERGEN_FOODS[allergen]);
  return [
    say('allergic', { nouns: foods.flatMap(({ nouns }) => nouns) }),
    say('danger'),
    ...foods.map(({ nouns, open, hidden }) => say('hiddenAllergen', { open, hidden, noun: nouns })),
    say('contact'),
  ];
}

/** What is left to eat: a vegetarian with an allergy is not promised the food of that allergy. */
function canEat(
  foods: readonly (Food & { allergen?: Allergen })[],
  allergens: readonly Allergen[],
): Sentence {
  return say('canEat', {
    foods: foods.filter(({ allergen }) => !allergen || !allergens.includes(allergen)),
  });
}

/** Who eats all seven has nothing to leave out. */
function eatsEverything(preference: Preference): boolean {
  return (
    preference.kind === 'any' ||
    (preference.kind === 'meats' && CARD_MEATS.every((meat) => preference.meats.includes(meat)))
  );
}

function toMeatSentences(meats: readonly Meat[], allergens: readonly Allergen[]): Sentence[] {
  const eaten = CARD_MEATS.filter((meat) => meats.includes(meat));
  const avoided = CARD_MEATS.filter((meat) => !meats.includes(meat)).map((meat) =>
    meat === 'seafood' && eaten.includes('fish') ? SEAFOOD_WITHOUT_FISH : MEAT_FOODS[meat],
  );
  const sentences =
    avoided.length === 0
      ? [say('meatsAll')]
      : [
          say('meatsOnly', { meats: eaten.map((meat) => MEAT_FOODS[meat]) }),
          say('meatsNot', { meats: avoided }),
        ];
  const needsException = eaten.includes('seafood') && allergens.includes('shellfish');
  return needsException ? [...sentences, say('seafoodExcept')] : sentences;
}

function toDietSentences(preference: Preference, allergens: readonly Allergen[]): Sentence[] {
  switch (preference.kind) {
    case 'any':
      return [say(allergens.length === 0 ? 'any' : 'anyElse')];
    case 'strictVegan':
      return [
        say('strictVegan'),
        say('strictVeganAvoids'),
        say('noStock'),
        say('noSeasoning'),
        canEat(PLANT_FOODS, allergens),
      ];
    case 'lactoOvo':
      return [
        say('lactoOvo'),
        say('lactoOvoAvoids'),
        say('noStock'),
        say('noSeasoning'),
        canEat([...PLANT_FOODS, ...LACTO_OVO_FOODS], allergens),
      ];
    case 'halal':
      return [say('halal'), say('noPork'), say('noAlcohol')];
    case 'meats':
      return toMeatSentences(preference.meats, allergens);
  }
}

/**
 * The card for a choice. An allergy without a preference leaves the diet open: nothing is said about it.
 * @throws {Error} when the preference is one of meats and names none
 */
export function toStaffCard({ preference, allergens: chosen }: CardChoice): StaffCard {
  const allergens = ALLERGENS.filter((allergen) => chosen.includes(allergen));
  const isOpen = allergens.length === 0 && (preference === null || eatsEverything(preference));
  return {
    allergies: toAllergySentences(allergens),
    diet: preference ? toDietSentences(preference, allergens) : [],
    question: say(isOpen ? 'recommend' : 'ask'),
    isYesOrNo: !isOpen,
    request: say('point'),
  };
}

/** Every sentence of a card in reading order. */
export function getSentences({ allergies, diet, question, request }: StaffCard): Sentence[] {
  return [...allergies, ...diet, question, request];
}
