import type { DishVerdict } from '@kioot/engine/verdicts';
import type { NamedIngredient } from '../client-store/diet-profile';
import { fillKoreanPhrase, type Slots } from './fill-phrase';
import type { Food } from './foods';
import { FALLBACK_FOOD, toQuestionFoods } from './question-foods';

/** Most foods in one sentence. */
const MAX_FOODS = 4;

/** Brackets of a menu: labels, sizes, notes. */
const BRACKETS = /\s*[([{（［〔【<][^)\]}）］〕】>]*[)\]}）］〕】>]\s*/g;

/** Name of a dish as one says it: "써니 (비건가능)" is 써니. */
const toSpokenName = (ko: string): string => ko.replace(BRACKETS, ' ').trim() || ko;

/** Phrase that asks about a dish, in two sentences where it has many foods. */
export function toAskedPhrase(
  { ko, en }: NamedIngredient,
  foods: readonly Food[],
): { id: 'askIn' | 'askInAlso'; slots: Slots } {
  const dish = [{ ko: toSpokenName(ko), en }];
  if (foods.length <= MAX_FOODS) return { id: 'askIn', slots: { dish, foods } };
  const half = Math.ceil(foods.length / 2);
  return {
    id: 'askInAlso',
    slots: { dish, foods: foods.slice(0, half), more: foods.slice(half) },
  };
}

/**
 * Question on a page, for staff who have not seen a card; undefined where nothing can be named.
 * @example
 * toKoreanQuestion('비빔밥', { about: ['egg'], tell: [] }); // => '비빔밥에 계란이 들어가나요?'
 */
export function toKoreanQuestion(
  ko: string,
  verdict: Pick<DishVerdict, 'about' | 'tell' | 'sources' | 'certain' | 'asksHalal'>,
): string | undefined {
  const { about, certain = [], asksHalal } = verdict;
  const dish = { ko, en: ko };
  const toLeaveOut = about.filter((code) => certain.includes(code));
  const open = about.filter((code) => !certain.includes(code));
  const hasOpen = open.length > 0 || (about.length === 0 && verdict.tell.length > 0);
  const foods = hasOpen ? toQuestionFoods({ ...verdict, about: open }) : [];
  const nameable = foods.filter((food) => food !== FALLBACK_FOOD);
  const sentences = [
    ...(toLeaveOut.length > 0
      ? [
          fillKoreanPhrase('askLeaveOut', {
            dish: [{ ko: toSpokenName(ko), en: ko }],
            foods: toQuestionFoods({ about: toLeaveOut, tell: [] }),
          }),
        ]
      : []),
    ...(nameable.length > 0 ? [fillAsked(dish, nameable)] : []),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  if (asksHalal === undefined) return undefined;
  return asksHalal === 'meat'
    ? fillKoreanPhrase('askHalalIn')
    : fillAsked(dish, toQuestionFoods({ about: ['alcohol'], tell: [] }));
}

function fillAsked(dish: NamedIngredient, foods: readonly Food[]): string {
  const { id, slots } = toAskedPhrase(dish, foods);
  return fillKoreanPhrase(id, slots);
}
