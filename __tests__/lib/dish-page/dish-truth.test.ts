import { describe, expect, it, test } from '@jest/globals';
import { createEngine, isAllergenCertainlyAbsent, type DishFacts } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { createDishExplainer, isClaimedFreeFrom } from '@kioot/engine/verdicts';
import { describeDish, getEatingAdvice } from '@/lib/dish-page/describe-dish';
import {
  COMMON_NEEDS,
  explainNeed,
  HALAL_OF_DISH,
  type CommonNeed,
} from '@/lib/dish-page/common-needs';
import table from '@/content/question-foods.json';
import { formatCode } from '@/lib/format/format-code';
import { toQuestionItems } from '@/lib/format/question-items';
import { toKoreanQuestion } from '@/lib/staff-card/korean-question';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { getDishes } from '@/lib/dishes/dish-catalog';
import { formatContents } from '@/lib/format/format-dish';
import { LOCALES, type Locale } from '@/lib/locales';
import { sample, sampled } from '../../helpers/sample';
import { translatorOf } from '../../helpers/translator';

const toTranslators = (locale: Locale) => ({
  dish: translatorOf(locale, 'dish'),
  facts: translatorOf(locale, 'dishFacts'),
  words: translatorOf(locale, 'words'),
});

const engine = createEngine(getLexicon());
const dishes = getDishes();
/** Dishes whose sentences are read. */
const described = sample(dishes, 100);

/** True where the engine's own verdict on the name allows a plain yes. */
const MAY_BE_YES: Readonly<Record<CommonNeed, (facts: DishFacts) => boolean>> = {
  strictVegan: ({ vegan }) => vegan === 'yes',
  lactoOvo: ({ lactoOvo }) => lactoOvo === 'yes',
  // Depends on the restaurant, but for tea, coffee and plain rice.
  halal: ({ vegan, alcohol, otherAllergens }) =>
    vegan === 'yes' && alcohol === 'no' && otherAllergens !== 'unknown',
  noPork: (facts) =>
    facts.meats.pork === 'no' &&
    (facts.lactoOvo === 'yes' ||
      isAllergenCertainlyAbsent(facts, 'pork') ||
      facts.mainMeats.some((meat) => meat !== 'pork' && meat !== 'beef')),
  notSpicy: ({ spice }) => spice === 'none',
};

describe.each(COMMON_NEEDS)('the answer for %s', (need) => {
  const { dish: t, words } = toTranslators('en');

  test('says no more than the engine', () => {
    const wrong = dishes.filter(
      (dish) =>
        formatNeedAnswer(t, words, dish, need).verdict === 'yes' &&
        !MAY_BE_YES[need](engine.classifyDish(dish.ko)),
    );
    expect(wrong.map(({ ko }) => ko)).toEqual([]);
  });

  test('rules out what is certainly in it', () => {
    const isOut = ({ vegan, lactoOvo, meats, alcohol, spice, contains }: DishFacts): boolean =>
      ({
        strictVegan: vegan === 'no',
        lactoOvo: lactoOvo === 'no',
        halal: meats.pork === 'yes' || alcohol === 'yes' || contains.includes('blood'),
        noPork: meats.pork === 'yes',
        notSpicy: spice === 'hot' || spice === 'very-hot',
      })[need];
    const wrong = dishes.filter(
      (dish) =>
        isOut(engine.classifyDish(dish.ko)) !==
        (formatNeedAnswer(t, words, dish, need).verdict === 'no'),
    );
    expect(wrong.map(({ ko }) => ko)).toEqual([]);
  });
});

test('the heat sentence never contradicts the answer for not spicy', () => {
  const { dish: t, words } = toTranslators('en');
  const VERDICT_OF_SENTENCE: Readonly<Record<string, readonly string[]>> = {
    'Not spicy.': ['yes'],
    'A little spicy; hot for some.': ['ask'],
    'Spicy.': ['no'],
    'Very spicy.': ['no'],
    'We can’t tell from the name whether it’s spicy.': ['ask', 'unknown'],
  };
  const wrong = dishes.filter((dish) => {
    const { verdict } = formatNeedAnswer(t, words, dish, 'notSpicy');
    return !VERDICT_OF_SENTENCE[words(`spice.${dish.facts.spice}`)]?.includes(verdict);
  });
  expect(wrong.map(({ ko }) => ko)).toEqual([]);
});

test('a severe allergy is never a plain yes', () => {
  const wrong = ALLERGENS.flatMap((code) => {
    const avoided = { allergies: [code], severe: [code] };
    const explain = createDishExplainer({ kind: 'any' }, avoided, HALAL_OF_DISH);
    return dishes.filter(
      ({ facts }) => explain(facts).verdict === 'yes' && !isClaimedFreeFrom(facts, code),
    );
  });
  expect(wrong).toEqual([]);
});

test('"contains" names certain allergens only, "may contain" all possible ones', () => {
  const { words } = toTranslators('en');
  const wrong = dishes.flatMap(({ ko, facts }) => {
    const { allergens, meats } = engine.classifyDish(ko);
    const { has, may } = formatContents(words, facts);
    const isIn = (label: string, text: string) =>
      text.split(', ').some((each) => each === label || each.startsWith(`${label} (`));
    return [
      ...ALLERGENS.flatMap((code) => {
        const label = code === 'shellfish' ? 'shellfish' : words(`allergen.${code}`);
        const [presence] = allergens[code] ?? [];
        const isRight =
          (presence !== 'yes' || isIn(label, has)) && (presence !== 'maybe' || isIn(label, may));
        return isRight ? [] : [`${ko} ${code}`];
      }),
      ...(['pork', 'beef', 'chicken', 'lamb', 'duck'] as const).flatMap((meat) =>
        isIn(meat, has) && meats[meat] !== 'yes' && allergens[meat as 'pork']?.[0] !== 'yes'
          ? [`${ko} has ${meat}`]
          : [],
      ),
    ];
  });
  expect(wrong).toEqual([]);
});

test(sampled('the description follows from the facts'), () => {
  const { facts: t, words } = toTranslators('en');
  const wrong = described.filter((dish) => {
    const { mainMeats, spice, vegan, meats, contains } = engine.classifyDish(dish.ko);
    const text = describeDish(t, words, dish).join(' ');
    const isSauce = ['sauce', 'saltedSeafood'].includes(getDishForm(dish) ?? '');
    const isUncertain =
      (vegan === 'unknown' || Object.values(meats).includes('unknown')) &&
      !(isSauce && contains.length > 0);
    return (
      (text.includes('Not spicy.') && spice !== 'none') ||
      (text.includes('Made with') &&
        mainMeats.length === 0 &&
        !text.includes('doesn’t say which')) ||
      text.includes(t('uncertain')) !== isUncertain
    );
  });
  expect(wrong.map(({ ko }) => ko)).toEqual([]);
});

test('no cold dish is called hot, and no shared dish a bowl for one', () => {
  const hotForms = new Set([
    'stew',
    'soup',
    'hotpot',
    'noodleSoup',
    'riceSoup',
    'grilled',
    'deepFried',
  ]);
  const cold = dishes.filter((dish) => /냉(?!이)|빙수|물회|콩국수|아이스/.test(dish.ko));
  expect(cold.filter((dish) => hotForms.has(getDishForm(dish) ?? '')).map(({ ko }) => ko)).toEqual(
    [],
  );
  const shared = dishes.filter(({ facts }) => facts.isShared);
  expect(shared.length).toBeGreaterThan(50);
  const forOne = shared.filter((dish) =>
    getEatingAdvice(dish, getDishForm(dish)).some(
      (each) => each === 'oneBowl' || each === 'onePot',
    ),
  );
  expect(forOne.map(({ ko }) => ko)).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  it(sampled('words every dish'), () => {
    const { dish: t, facts, words } = toTranslators(locale);
    const empty = described.filter((dish) => {
      const advice = getEatingAdvice(dish, getDishForm(dish)).map((each) => facts(`eat.${each}`));
      const answers = COMMON_NEEDS.map((need) => formatNeedAnswer(t, words, dish, need));
      const texts = [
        ...describeDish(facts, words, dish),
        ...advice,
        formatContents(words, dish.facts).others,
      ];
      return [...texts, ...answers.map(({ status }) => status)].some((text) => text === '');
    });
    expect(empty).toEqual([]);
  });
});

test('a hidden ingredient is no certain one', () => {
  const { words } = toTranslators('en');
  const pickles = dishes.find(({ ko }) => ko === '콩잎장아찌');
  const { has, may } = pickles ? formatContents(words, pickles.facts) : { has: '', may: '' };
  expect(has).toBe('soy, wheat, gluten (wheat)');
  expect(may).toContain('honey');
});

describe('answers to needs', () => {
  const t = translatorOf('en', 'dish');
  const words = translatorOf('en', 'words');
  function getAnswer(ko: string, need: CommonNeed) {
    const dish = dishes.find((each) => each.ko === ko);
    if (!dish) throw new Error(`${ko} is not in the catalog`);
    return formatNeedAnswer(t, words, dish, need);
  }
  const getVeganAnswer = (ko: string) => getAnswer(ko, 'strictVegan');

  it('says that a topping is in the dish, and asks about the rest', () => {
    const { verdict, reason, question } = getVeganAnswer('메밀막국수');
    expect(verdict).toBe('ask');
    expect(reason).toMatch(
      /^Contains egg: ask if it can be left out. Does it contain anchovy stock/,
    );
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
    const ANIMALS = {
      fish: '생선',
      shrimp: '새우',
      shellfish: '조개류',
      pork: '돼지고기',
    } as const;
    const SAUCES: Readonly<Record<keyof typeof ANIMALS, readonly string[]>> = {
      fish: ['fish-sauce', 'kimchi', 'anchovy-stock', 'fish-cake', 'crab-stick', 'bonito'],
      shrimp: ['salted-shrimp', 'kimchi'],
      shellfish: ['oyster-sauce'],
      pork: ['ham', 'bacon', 'pork-stock', 'lard'],
    };
    const asked = COMMON_NEEDS.flatMap((need) =>
      dishes.flatMap((dish) => {
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
      const facts = dishes.find((dish) => dish.ko === ko)?.facts;
      const { shrimp: [, ...shrimp] = [], fish: [, ...fish] = [] } = facts?.allergens ?? {};
      expect(
        toKoreanQuestion(ko, { about: ['shrimp', 'fish'], tell: [], sources: { shrimp, fish } }),
      ).toBe(`${ko}에 젓갈이나 액젓이 들어가나요?`);
    });
  });
});
