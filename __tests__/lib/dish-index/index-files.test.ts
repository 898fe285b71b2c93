import { describe, expect, it } from '@jest/globals';
import { COMMON_NEEDS, explainNeed } from '@/lib/dish-page/common-needs';
import { parseDishFilter, toDishQueryString, DISH_GROUP_IDS } from '@/lib/dish-index/dish-groups';
import {
  getDishGroup,
  getGroupPreviews,
  getIndexFile,
  toDishFactsFile,
  toIndexedDishes,
} from '@/lib/dish-index/index-files';
import { toVerdict } from '@/lib/dish-index/index-format';
import { createDishSearch } from '@/lib/dish-index/search-dishes';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { getDish, getDishes } from '@/lib/dishes/dish-catalog';
import { LOCALES, type Locale } from '@/lib/locales';

const dishes = toIndexedDishes('en');

describe('files of the dish index', () => {
  it('hold every dish of the catalog once', () => {
    expect(new Set(dishes.map(([, slug]) => slug))).toEqual(
      new Set(getDishes().map(({ slug }) => slug)),
    );
  });

  it('begin with what most kitchens cook, however many branches a chain has, and end with drinks', () => {
    const first = dishes.slice(0, 5).map(([ko]) => ko);
    expect(first).toEqual(expect.arrayContaining(['김치찌개', '된장찌개']));
    const groups = dishes.map(([, , group]) => group);
    expect(groups.indexOf('drinks')).toBe(
      groups.length - groups.filter((group) => group === 'drinks').length,
    );
  });

  it('say the same about a need as the page of the dish', () => {
    for (const [, slug, , verdicts] of dishes) {
      const facts = getDish(slug)?.facts;
      const onPage = COMMON_NEEDS.map((need) => facts && explainNeed(facts, need).verdict);
      expect([slug, [...verdicts].map(toVerdict)]).toEqual([slug, onPage]);
    }
  });

  it('have the facts of each dish at its position', () => {
    const { facts, positions } = toDishFactsFile();
    expect(facts.length).toBeLessThan(positions.length);
    expect(positions.map((at) => facts[at])).toEqual(
      dishes.map(([, slug]) => getDish(slug)?.facts),
    );
  });

  it('are those of the languages and the facts', () => {
    for (const locale of LOCALES) expect(getIndexFile(`${locale}.json`)).not.toBeNull();
    for (const file of ['ko.json', 'en', '../en.json', 'constructor'])
      expect(getIndexFile(file)).toBeNull();
  });
});

describe('groups of dishes', () => {
  it.each([
    ['kimchi-stew', 'stews'],
    ['bibimbap', 'rice'],
    ['gimbap', 'rice'],
    ['cold-buckwheat-noodles', 'noodles'],
    ['grilled-pork-belly', 'grilled'],
    ['stir-fried-pork', 'cooked'],
    ['pork-cutlet', 'fried'],
    ['americano', 'drinks'],
  ])('%s is among the %s', (slug, group) => {
    const dish = getDish(slug);
    expect(dish && getDishGroup(dish)).toBe(group);
  });

  it('know every form that the page of a dish states', () => {
    const lost = getDishes().filter(
      (dish) => getDishForm(dish) !== undefined && getDishGroup(dish) === 'other',
    );
    expect(lost.map(({ ko }) => ko)).toEqual([]);
  });

  it('have all dishes, each once', () => {
    const previews = getGroupPreviews(3);
    expect(previews.map(({ id }) => id)).toEqual(DISH_GROUP_IDS);
    expect(previews.reduce((sum, { count }) => sum + count, 0)).toBe(dishes.length);
    for (const preview of previews) expect(preview.dishes.length).toBe(Math.min(3, preview.count));
  });
});

describe('search of dishes', () => {
  const search = (locale: Locale) => createDishSearch(toIndexedDishes(locale), locale);
  const find = {
    en: search('en'),
    ja: search('ja'),
    'zh-Hans': search('zh-Hans'),
    'zh-Hant': search('zh-Hant'),
  };

  it.each([
    ['en', '된장찌개', '된장찌개'],
    ['en', '된장ㅉ', '된장찌개'],
    ['en', 'ㄷㅈㅉㄱ', '된장찌개'],
    ['en', 'doenjang jjigae', '된장찌개'],
    ['en', 'denjang jigae', '된장찌개'],
    ['en', 'soybean paste stew', '된장찌개'],
    ['en', 'jeyuk', '제육볶음'],
    ['en', 'bibimbab', '비빔밥'],
    ['ja', 'ビビンバ', '비빔밥'],
    ['ja', 'pork belly', '삼겹살'],
    ['ja', 'ㅅㄱㅅ', '삼겹살'],
    ['zh-Hans', '五花肉', '삼겹살'],
    ['zh-Hant', '冷麵', '냉면'],
  ] as const)('in %s finds %s among the first five', (locale, text, ko) => {
    expect(
      find[locale](text)
        .slice(0, 5)
        .map(([name]) => name),
    ).toContain(ko);
  });

  it('finds everything without a text, and nothing for nonsense', () => {
    expect(find.en(' ')).toHaveLength(dishes.length);
    for (const text of ['?!', 'x', 'Wolfgang', 'ㅋㅋㅋㅋ']) expect(find.en(text)).toEqual([]);
  });
});

describe('filter in the URL', () => {
  it.each(['', '?q=jeyuk', '?kind=soups&can=noPork', '?q=%EA%B9%80&kind=rice&can=own'])(
    'survives as %p',
    (search) => expect(toDishQueryString(parseDishFilter(search))).toBe(search),
  );

  it('ignores unknown values', () => {
    expect(parseDishFilter('?kind=constructor&can=toString&q=')).toEqual({
      query: '',
      group: null,
      need: null,
    });
  });
});
