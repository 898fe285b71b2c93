import { FIRST_SYLLABLE } from '../engine/text/letters';
import type { Ingredient as Food } from '../kept/profile';
import type { Phrase } from './phrases';

/** The foods that stand for each name in a phrase's braces. */
export type Slots = Readonly<Record<string, readonly Food[]>>;

/** Syllables stand in blocks of so many, the one without a final consonant first (Unicode 3.12). */
const FINALS = 28;

/**
 * A word with the particle that follows its last letter (한글 맞춤법): the first after a final consonant, the second
 * after a vowel. es-hangul knows more of them, for which this screen has no room.
 */
export function withParticle(
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

/** chicken · chicken and beef · chicken, beef and fish */
export function joinEnglish(words: readonly string[], word: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${word} ${last}` : last;
}

const SLOT = /\{(\w+)\}(은\/는|을\/를|이\/가)?/g;

/**
 * A phrase with its lists put in. English lists end in "or" where the sentence denies.
 * @throws {Error} when a slot has no foods: a sentence with a hole in it must never reach a kitchen
 */
export function fillPhrase({ ko, en }: Phrase, slots: Slots = {}): Phrase {
  const foodsOf = (name: string): readonly Food[] => {
    const foods = slots[name];
    if (!foods || foods.length === 0) throw new Error(`No foods for {${name}} in "${ko}"`);
    return foods;
  };
  const isDenial = /n(?:ot|or) /i.test(en);
  return {
    ko: ko.replace(SLOT, (_slot, name: string, particles: keyof typeof PARTICLES | undefined) => {
      const list = joinKorean(foodsOf(name).map((food) => food.ko));
      return particles ? withParticle(list, PARTICLES[particles]) : list;
    }),
    en: en.replace(SLOT, (_slot, name: string) =>
      joinEnglish(
        foodsOf(name).map((food) => food.en),
        isDenial ? 'or' : 'and',
      ),
    ),
  };
}
