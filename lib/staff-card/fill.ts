import { josa } from 'es-hangul';
import type { Food } from './foods';
import type { Phrase } from './phrases';

/** The foods that stand for each name in a phrase's braces. */
export type Slots = Readonly<Record<string, readonly Food[]>>;

/** 닭고기 · 닭고기와 소고기 · 닭고기, 소고기, 생선 */
function joinKorean(words: readonly string[]): string {
  const [first = '', second = ''] = words;
  return words.length === 2 ? `${josa(first, '와/과')} ${second}` : words.join(', ');
}

/** chicken · chicken and beef · chicken, beef and fish */
function joinEnglish(words: readonly string[], word: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${word} ${last}` : last;
}

const SLOT = /\{(\w+)\}(은\/는)?/g;

/**
 * A phrase with its lists put in. Particles follow the last letter (한글 맞춤법: 은 after a final consonant, 는
 * after a vowel); English lists end in "or" where the sentence denies.
 * @throws {Error} when a slot has no foods: a sentence with a hole in it must never reach a kitchen
 */
export function fillPhrase({ ko, en }: Phrase, slots: Slots = {}): Phrase {
  const foodsOf = (name: string): readonly Food[] => {
    const foods = slots[name];
    if (!foods || foods.length === 0) throw new Error(`No foods for {${name}} in "${ko}"`);
    return foods;
  };
  const isDenial = /not /.test(en);
  return {
    ko: ko.replace(SLOT, (_slot, name: string, particles: '은/는' | undefined) => {
      const list = joinKorean(foodsOf(name).map((food) => food.ko));
      return particles ? josa(list, particles) : list;
    }),
    en: en.replace(SLOT, (_slot, name: string) =>
      joinEnglish(
        foodsOf(name).map((food) => food.en),
        isDenial ? 'or' : 'and',
      ),
    ),
  };
}
