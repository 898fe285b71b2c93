import { FIRST_SYLLABLE } from '@kioot/engine/text';
import type { Translator } from '../i18n/translator';
import type { NamedIngredient } from '../client-store/diet-profile';
import { FOODS, type Food } from './foods';
import {
  PERSON_NOUNS,
  PHRASES,
  getKorean,
  getPersonKey,
  isNeutralPhrase,
  isPersonPhrase,
  type Person,
  type PhraseId,
} from './phrases';

/** Foods per slot of a phrase: foods of the card, or custom ingredients with their own words. */
export type Slots = Readonly<Partial<Record<Slot, readonly (Food | NamedIngredient)[]>>>;

/** Slots of all phrases, empty. */
const EMPTY_SLOTS = {
  ...{ nouns: '', noun: '', open: '', hidden: '' },
  ...{ foods: '', more: '', meats: '', dishes: '', dish: '' },
};
type Slot = keyof typeof EMPTY_SLOTS;
// `Object.keys` widens the keys.
const SLOTS = Object.keys(EMPTY_SLOTS) as Slot[];

/** Slots of dishes, which are no food to look for. */
const DISH_SLOTS: ReadonlySet<Slot> = new Set(['dishes', 'dish']);

/** Codas per block of Hangul syllables, the syllable without one first (Unicode 3.12). */
const CODAS_PER_BLOCK = 28;

/**
 * Appends the particle that agrees with the last letter (한글 맞춤법): the first form after a consonant,
 * the second after a vowel. Brackets at the end are not read. es-hangul would do, but is too large for this screen.
 */
function withParticle(
  word: string,
  [afterConsonant, afterVowel]: readonly [closed: string, open: string],
): string {
  const letters = word.replace(/\([^()]*\)$/, '');
  const hasCoda = (letters.charCodeAt(letters.length - 1) - FIRST_SYLLABLE) % CODAS_PER_BLOCK > 0;
  return word + (hasCoda ? afterConsonant : afterVowel);
}

const PARTICLES = { '은/는': ['은', '는'], '을/를': ['을', '를'], '이/가': ['이', '가'] } as const;

/** 닭고기 · 닭고기와 소고기 · 닭고기, 소고기, 생선 */
function joinKorean(words: readonly string[]): string {
  const [first = '', second = ''] = words;
  return words.length === 2 ? `${withParticle(first, ['과', '와'])} ${second}` : words.join(', ');
}

/** 닭고기 · 닭고기나 소고기 · 닭고기, 소고기나 생선 */
function joinKoreanOr(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return before === '' ? last : `${withParticle(before, ['이나', '나'])} ${last}`;
}

/** chicken · chicken and beef · chicken, beef and fish */
function joinTranslations(
  t: Translator<'card'>,
  words: readonly string[],
  word: 'and' | 'or',
): string {
  return words.reduce((before, next, index) =>
    t(`lists.${index === words.length - 1 ? word : 'next'}`, { before, next }),
  );
}

const SLOT_PATTERN = /\{(\w+)\}(은\/는|을\/를|이\/가)?/g;

/** Food whose name has a person in it. */
const PERSONAL_FOOD = 'anythingThatICannotEat' satisfies Food;

/** The word in Korean: of the card, or a custom ingredient's own. */
export function toKorean(food: Food | NamedIngredient, person: Person = 'me'): string {
  if (typeof food !== 'string') return food.ko;
  return food === PERSONAL_FOOD && person !== 'me'
    ? `${withParticle(PERSON_NOUNS[person], PARTICLES['이/가'])} 먹지 못하는 재료`
    : FOODS[food];
}

/** The same in the visitor's language. */
export function toTranslatedFood(
  t: Translator<'card'>,
  food: Food | NamedIngredient,
  person: Person = 'me',
): string {
  if (typeof food !== 'string') return food.en;
  return food === PERSONAL_FOOD && person !== 'me'
    ? t('foodFor', { who: t(`who.inside.${person}`) })
    : t(`foods.${food}`);
}

function translate(
  t: Translator<'card'>,
  id: PhraseId,
  filled: Readonly<Record<Slot, string>>,
  person: Person,
): string {
  if (person === 'me') return t(`phrases.${id}`, filled);
  if (isNeutralPhrase(id)) return t(`phrasesFor.${id}`, filled);
  return isPersonPhrase(id)
    ? t(`phrasesFor.${id}`, { ...filled, who: t(`who.${getPersonKey(person, id)}`) })
    : t(`phrases.${id}`, filled);
}

/**
 * Fills a phrase in Korean.
 * @throws {Error} when a slot has no foods: an incomplete sentence must never reach a kitchen
 */
export function fillKoreanPhrase(id: PhraseId, slots: Slots = {}, person: Person = 'me'): string {
  const ko = getKorean(id, person);
  const join = PHRASES[id].isAnyOf ? joinKoreanOr : joinKorean;
  return ko.replace(
    SLOT_PATTERN,
    (_slot, name: Slot, particles: keyof typeof PARTICLES | undefined) => {
      const foods = slots[name];
      if (!foods || foods.length === 0) throw new Error(`No foods for {${name}} in "${ko}"`);
      const list = join(foods.map((food) => toKorean(food, person)));
      return particles ? withParticle(list, PARTICLES[particles]) : list;
    },
  );
}

/**
 * Fills a phrase in Korean and in the visitor's language.
 * @throws {Error} as {@link fillKoreanPhrase}
 */
export function fillPhrase(
  t: Translator<'card'>,
  id: PhraseId,
  slots: Slots = {},
  person: Person = 'me',
): { ko: string; translation: string; nouns: readonly string[] } {
  const { isDenial, isAnyOf, nouns = [] } = PHRASES[id];
  const ko = fillKoreanPhrase(id, slots, person);
  const filled: Record<Slot, string> = { ...EMPTY_SLOTS };
  for (const name of SLOTS) {
    const words = (slots[name] ?? []).map((food) => toTranslatedFood(t, food, person));
    if (words.length > 0)
      filled[name] = joinTranslations(t, words, isDenial || isAnyOf ? 'or' : 'and');
  }
  const foods = SLOTS.filter((name) => !DISH_SLOTS.has(name)).flatMap((name) => slots[name] ?? []);
  return {
    ko,
    translation: translate(t, id, filled, person),
    nouns: [...nouns, ...foods.map((food) => toKorean(food, person))],
  };
}
