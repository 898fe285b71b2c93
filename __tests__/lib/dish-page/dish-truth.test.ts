import { describe, expect, it, test } from '@jest/globals';
import { createEngine, isAllergenCertainlyAbsent, type DishFacts } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { ALLERGENS } from '@kioot/engine/needs';
import { createDishExplainer, isClaimedFreeFrom } from '@kioot/engine/verdicts';
import { describeDish } from '@/lib/dish-page/describe-dish';
import { COMMON_NEEDS, HALAL_OF_DISH, type CommonNeed } from '@/lib/dish-page/common-needs';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { getEatingAdvice } from '@/lib/dish-page/how-to-eat';
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
