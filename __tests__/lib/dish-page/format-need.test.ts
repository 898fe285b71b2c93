import { describe, expect, it } from '@jest/globals';
import { COMMON_NEEDS, explainNeed, type CommonNeed } from '@/lib/dish-page/common-needs';
import { formatCode } from '@/lib/format/format-code';
import { toQuestionItems } from '@/lib/format/question-items';
import table from '@/content/question-foods.json';
import { toKoreanQuestion } from '@/lib/staff-card/korean-question';
import { translatorOf } from '../../helpers/translator';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { getDishes } from '@/lib/dishes/dish-catalog';

const t = translatorOf('en', 'dish');
const words = translatorOf('en', 'words');

function getAnswer(ko: string, need: CommonNeed) {
  const dish = getDishes().find((each) => each.ko === ko);
  if (!dish) throw new Error(`${ko} is not in the catalog`);
  return formatNeedAnswer(t, words, dish, need);
}
const getVeganAnswer = (ko: string) => getAnswer(ko, 'strictVegan');

it('says that a topping is in the dish, and asks about the rest', () => {
  const { verdict, reason, question } = getVeganAnswer('메밀막국수');
  expect(verdict).toBe('ask');
  expect(reason).toMatch(/^Contains egg: ask if it can be left out. Does it contain anchovy stock/);
  expect(question).toMatch(/^메밀막국수에서 계란을 빼 주실 수 있나요\? 메밀막국수에 멸치/);
});

it('asks about an egg that may be in it', () => {
  expect(getVeganAnswer('검정콩국수').reason).toBe('Does it contain egg or dairy?');
});

it('says that a soup of blood is not halal, and describes it', () => {
  expect(getAnswer('선지해장국', 'halal')).toMatchObject({ verdict: 'no', reason: 'Ox blood' });
});

it.each([
  ['된장찌개', '고기가 할랄인가요? 술이나 맛술이 들어가나요?'],
  ['조기구이', '조기구이에 술이나 맛술이 들어가나요?'],
  ['인절미', '인절미에 술이나 맛술이 들어가나요?'],
  ['카페라떼', undefined],
])('asks about the meat of %s only where it may have some', (ko, question) => {
  expect(getAnswer(ko, 'halal')).toMatchObject({ verdict: 'ask' });
  expect(getAnswer(ko, 'halal').question).toBe(question);
});

it.each(['한우 등심구이', '한우생등심', '우삼겹', '육회'])('asks nobody for pork in %s', (ko) => {
  expect(getAnswer(ko, 'noPork').question).toBeUndefined();
});

describe('questions about all dishes', () => {
  /** Animals that a sauce or a stock is made of, as the Korean question names them. */
  const ANIMALS = { fish: '생선', shrimp: '새우', shellfish: '조개류', pork: '돼지고기' } as const;
  const SAUCES: Readonly<Record<keyof typeof ANIMALS, readonly string[]>> = {
    fish: ['fish-sauce', 'kimchi', 'anchovy-stock', 'fish-cake', 'crab-stick', 'bonito'],
    shrimp: ['salted-shrimp', 'kimchi'],
    shellfish: ['oyster-sauce'],
    pork: ['ham', 'bacon', 'pork-stock', 'lard'],
  };
  const asked = COMMON_NEEDS.flatMap((need) =>
    getDishes().flatMap((dish) => {
      const verdict = explainNeed(dish.facts, need);
      if (verdict.verdict !== 'ask') return [];
      return [{ need, verdict, dish, question: toKoreanQuestion(dish.ko, verdict) ?? '' }];
    }),
  );
  /** Foods of a Korean question. */
  const toFoods = (question: string) =>
    question.split(/에 |에서 |\? |, |이나 |나 |[이가은는을를] /).filter(Boolean);

  it('name the sauce, and no animal where only sauces are the reason', () => {
    const faults = asked.flatMap(({ need, dish: { ko }, verdict, question }) =>
      Object.entries(ANIMALS).flatMap(([code, animal]) => {
        const sources = verdict.sources?.[code as keyof typeof ANIMALS] ?? [];
        const isSauceAlone =
          sources.length > 0 &&
          sources.every((source) => SAUCES[code as keyof typeof ANIMALS].includes(source));
        return isSauceAlone && verdict.about.includes(code) && toFoods(question).includes(animal)
          ? [`${need}: ${question} (${ko})`]
          : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('name what the visitor reads', () => {
    const names = new Map(table.items.map(({ code, ko }) => [code, ko]));
    const faults = asked.flatMap(({ need, dish, verdict, question }) => {
      // Heat is worded by its degree.
      if (verdict.about.length === 0 || need === 'notSpicy') return [];
      const { reason } = formatNeedAnswer(t, words, dish, need);
      const items = toQuestionItems(verdict);
      return items
        .filter(
          (code) =>
            !question.includes(names.get(code) ?? '?') ||
            (verdict.question === undefined && !reason.includes(formatCode(words, code))),
        )
        .map((code) => `${dish.ko} ${need} ${code}: ${reason} ${question}`);
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('refer to no card, and have no brackets in the name of a dish', () => {
    const faults = asked.filter(({ question }) => /제가|[([][^)\]]*[)\]]에/.test(question));
    expect(faults.map(({ question }) => question)).toEqual([]);
  });

  it('are about every animal that the dish may contain', () => {
    const flesh = [
      'pork',
      'beef',
      'chicken',
      'fish',
      'shrimp',
      'crab',
      'squid',
      'shellfish',
    ] as const;
    const missing = asked.flatMap(({ need, dish: { ko, facts }, verdict: { about } }) =>
      need === 'strictVegan' || need === 'lactoOvo'
        ? flesh
            .filter((code) => facts.allergens[code]?.[0] === 'maybe' && !about.includes(code))
            .map((code) => `${ko} ${need} ${code}`)
        : [],
    );
    expect(missing).toEqual([]);
  });

  it.each(['동치미', '나박김치', '돌나물물김치'])('of %s are about fish sauce', (ko) => {
    const facts = getDishes().find((dish) => dish.ko === ko)?.facts;
    const { shrimp: [, ...shrimp] = [], fish: [, ...fish] = [] } = facts?.allergens ?? {};
    expect(
      toKoreanQuestion(ko, { about: ['shrimp', 'fish'], tell: [], sources: { shrimp, fish } }),
    ).toBe(`${ko}에 젓갈이나 액젓이 들어가나요?`);
  });
});
