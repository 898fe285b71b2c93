import { FIRST_SYLLABLE } from '@kioot/engine/text';
import type { WordsOf } from '../i18n/words';
import type { Ingredient } from '../kept/profile';
import { FOODS, type Food } from './foods';
import { PHRASES, type Phrase, type PhraseId } from './phrases';

/** The foods that stand for each name in a phrase's braces: those of the card, and those that bring words of their own. */
export type Slots = Readonly<Partial<Record<Slot, readonly (Food | Ingredient)[]>>>;

/** Every name in braces, with no list yet. */
const NO_LISTS = {
  ...{ nouns: '', noun: '', open: '', hidden: '' },
  ...{ foods: '', meats: '', dishes: '', dish: '' },
};
type Slot = keyof typeof NO_LISTS;

/** Syllables stand in blocks of so many, the one without a final consonant first (Unicode 3.12). */
const FINALS = 28;

/**
 * A word with the particle that follows its last letter (한글 맞춤법): the first after a final consonant, the second
 * after a vowel. es-hangul knows more of them, for which this screen has no room.
 */
function withParticle(
  word: string,
  [closed, open]: readonly [closed: string, open: string],
): string {
  const isClosed = (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS > 0;
  return word + (isClosed ? closed : open);
}

const PARTICLES = { '은/는': ['은', '는'], '을/를': ['을', '를'], '이/가': ['이', '가'] } as const;

/** 닭고기 · 닭고기와 소고기 · 닭고기, 소고기, 생선 */
function joinKorean(words: readonly string[]): string {
  const [first = '', second = ''] = words;
  return words.length === 2 ? `${withParticle(first, ['과', '와'])} ${second}` : words.join(', ');
}

/** 닭고기 · 닭고기나 소고기 · 닭고기, 소고기나 생선 */
function joinKoreanAnyOf(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return before === '' ? last : `${withParticle(before, ['이나', '나'])} ${last}`;
}

/** chicken · chicken and beef · chicken, beef and fish */
function joinWords(t: WordsOf<'card'>, words: readonly string[], word: 'and' | 'or'): string {
  return words.reduce((before, next, at) =>
    t(`lists.${at === words.length - 1 ? word : 'next'}`, { before, next }),
  );
}

const SLOT = /\{(\w+)\}(은\/는|을\/를|이\/가)?/g;

/**
 * A phrase with its lists put in, in Korean and in the visitor's words.
 * @throws {Error} when a slot has no foods: a sentence with a hole in it must never reach a kitchen
 */
export function fillPhrase(
  t: WordsOf<'card'>,
  id: PhraseId,
  slots: Slots = {},
): { ko: string; words: string } {
  const { ko, isDenial, isAnyOf }: Phrase = PHRASES[id];
  const join = isAnyOf ? joinKoreanAnyOf : joinKorean;
  const filled: Record<Slot, string> = { ...NO_LISTS };
  const korean = ko.replace(
    SLOT,
    (_slot, name: Slot, particles: keyof typeof PARTICLES | undefined) => {
      const foods = slots[name];
      if (!foods || foods.length === 0) throw new Error(`No foods for {${name}} in "${ko}"`);
      const words = foods.map((food) => (typeof food === 'string' ? t(`foods.${food}`) : food.en));
      filled[name] = joinWords(t, words, isDenial || isAnyOf ? 'or' : 'and');
      const list = join(foods.map((food) => (typeof food === 'string' ? FOODS[food] : food.ko)));
      return particles ? withParticle(list, PARTICLES[particles]) : list;
    },
  );
  return { ko: korean, words: t(`phrases.${id}`, filled) };
}
