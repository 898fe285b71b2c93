import { describe, expect, it } from '@jest/globals';
import type { Allergen } from '@kioot/engine/needs';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { CardTable } from '@/lib/staff-card/card-table';
import { toQuestionFoods } from '@/lib/staff-card/question-foods';
import { toKoreanQuestion } from '@/lib/staff-card/korean-question';
import { FOODS } from '@/lib/staff-card/foods';
import { toMenuCard } from '@/lib/staff-card/table-card';
import { translatorOf } from '../../helpers/translator';

const words = translatorOf('en', 'card');

const VEGAN = CardTable.from({
  profile: { ...EMPTY_PROFILE, wish: { kind: 'strictVegan' } },
  ...{ guests: [], preference: null },
});
const toVerdict = (about: readonly string[], tell: readonly Allergen[] = []) => ({ about, tell });
const askAbout = (ko: string, codes: readonly string[]) =>
  toMenuCard(words, VEGAN, [{ ko, en: 'this', foods: toQuestionFoods(toVerdict(codes)) }])
    .questions;

describe('foods in a question about a dish', () => {
  it('have no brackets, which nobody says', () => {
    expect(Object.values(FOODS).filter((ko) => /[()]/.test(ko))).toEqual([]);
  });

  it.each([
    ['된장찌개', ['anchovy'], '된장찌개에 멸치 육수가 들어가나요?'],
    ['산채비빔밥', ['egg', 'dairy'], '산채비빔밥에 계란이나 우유·버터 등 유제품이 들어가나요?'],
    ['만두', ['pork', 'egg', 'shrimp'], '만두에 돼지고기, 계란이나 새우가 들어가나요?'],
    ['파전(大)', ['shellfish', 'spicy'], '파전에 조개류나 매운 양념이 들어가나요?'],
    ['써니 (락토오보, 비건가능)', ['game'], '써니에 꿩고기가 들어가나요?'],
    [
      '잡탕',
      ['pork', 'lamb', 'egg', 'shrimp', 'crab'],
      '잡탕에 돼지고기, 양고기나 계란이 들어가나요? 새우나 게는 들어가나요?',
    ],
  ])('%s, %j: %s', (ko, codes, question) => {
    expect(askAbout(ko, codes)[0]?.sentence.ko).toBe(question);
    expect(toKoreanQuestion(ko, toVerdict(codes))).toBe(question);
  });

  it.each([
    ['오늘의 국', [], '오늘의 국에 제가 먹지 못하는 재료가 들어가나요?'],
    ['모둠', ['new-thing', 'egg'], '모둠에 제가 먹지 못하는 재료가 들어가나요?'],
  ])('of %s, %j have no name: only a card asks', (ko, codes, question) => {
    expect(askAbout(ko, codes)[0]?.sentence.ko).toBe(question);
    expect(toKoreanQuestion(ko, toVerdict(codes))).toBeUndefined();
  });

  const VERDICTS: readonly (readonly [Parameters<typeof toKoreanQuestion>[1], string])[] = [
    [{ ...toVerdict(['fish']), certain: ['fish'] }, '덮밥에서 생선을 빼 주실 수 있나요?'],
    [
      { ...toVerdict(['fish', 'egg']), certain: ['fish'] },
      '덮밥에서 생선을 빼 주실 수 있나요? 덮밥에 계란이 들어가나요?',
    ],
    [
      { ...toVerdict([]), asksHalal: 'meat' as const },
      '고기가 할랄인가요? 술이나 맛술이 들어가나요?',
    ],
    [{ ...toVerdict([]), asksHalal: 'alcohol' as const }, '덮밥에 술이나 맛술이 들어가나요?'],
    [{ ...toVerdict([], ['peanut']) }, '덮밥에 땅콩이 들어가나요?'],
  ];
  it.each(VERDICTS)('of the page of a dish, %j', (verdict, question) => {
    expect(toKoreanQuestion('덮밥', verdict)).toBe(question);
  });

  it('have an English translation', () => {
    expect(askAbout('국수', ['egg', 'beef', 'anchovy'])[0]?.sentence.translation).toBe(
      'Does this contain eggs, beef or anchovy stock?',
    );
  });
});

it('each dish has answers of its own, "not sure" among them', () => {
  const dishes = ['국수', '전'].map((ko) => ({
    ko,
    en: ko,
    foods: toQuestionFoods(toVerdict(['egg'])),
  }));
  const { questions, request } = toMenuCard(words, VEGAN, dishes);
  expect(questions.map(({ answers }) => answers.map(({ ko }) => ko))).toEqual([
    ['네, 들어갑니다.', '아니요, 안 들어갑니다.', '잘 모르겠습니다.'],
    ['네, 들어갑니다.', '아니요, 안 들어갑니다.', '잘 모르겠습니다.'],
  ]);
  expect(request.ko).toBe('확실하지 않으시면 모른다고 말씀해 주십시오.');
});

it('asks for a guest who eats halal about what halal excludes, where a name says too little', () => {
  const halal = CardTable.from({
    profile: { ...EMPTY_PROFILE, wish: { kind: 'halal' } },
    ...{ guests: [], preference: null },
  });
  const dish = { ko: '된장찌개', en: 'this', foods: toQuestionFoods(toVerdict([])) };
  const [question] = toMenuCard(words, halal, [dish]).questions;
  expect(question?.sentence).toMatchObject({
    ko: '된장찌개에 돼지고기, 돼지고기 육수, 술이나 맛술이 들어가나요?',
    translation: 'Does this contain pork, pork stock, alcohol or cooking wine?',
  });
});
