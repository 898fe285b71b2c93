import { describe, expect, it } from '@jest/globals';
import { toVisibleList, type SortOrder } from '@kioot/engine';
import { AREAS } from '@/lib/areas';
import { toProfileKey } from '@/lib/needs/need';
import {
  getFitKind,
  getAskedDishes,
  getCardDish,
  formatFit,
  formatHiddenIngredients,
} from '@/lib/format/format-match';
import { formatFitLine } from '@/lib/format/format-fit-line';
import { getMatchReasons } from '@/lib/format/match-reasons';
import { toReportMailUrl } from '@/lib/format/report-mail';
import {
  formatRestaurantDistance,
  formatWalk,
  getRestaurantDistanceM,
} from '@/lib/format/walking-distance';
import { MAP_APPS, parseMapApp, toMapSearchUrl } from '@/lib/map-apps';
import { toTelLink } from '@/lib/phone-number';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { StaffQuestion } from '@/lib/search/contract/staff-questions';
import { translatorOf } from '../../helpers/translator';

const t = translatorOf('en', 'words');

const PORK = toProfileKey({ kind: 'meats', meats: ['pork'] });

describe('match', () => {
  const match = {
    fit: 'options',
    share: 0.5,
    groups: [],
    because: [],
    checkedFor: PORK,
  } as const;
  const matched = (fit: 'only' | 'options' | 'maybe' | 'none', because: string[] = []) => ({
    match: { ...match, fit, groups: [], because },
  });

  it('has a label for each kind, and none without restrictions', () => {
    expect(getFitKind(matched('options'), toProfileKey({ kind: 'any' }))).toBeNull();
    const kinds = [matched('only'), matched('options'), matched('maybe'), { match: undefined }];
    expect(kinds.map((restaurant) => getFitKind(restaurant, PORK))).toEqual([
      'only',
      'options',
      'maybe',
      'unchecked',
    ]);
    expect(getFitKind(matched('none'), PORK)).toBe('unknown');
    expect(formatFit(t, matched('only', ['보쌈']), 'only')).toBe('Fits by its name');
    expect(formatFit(t, matched('maybe'), 'maybe')).toBe('Ask first');
    const drinks = { match: { ...match, groups: [], because: [], justServes: 'drinks' as const } };
    expect(formatFit(t, drinks, 'options')).toBe('Only drinks fit');
  });

  it.each([
    [1, 'One known dish fits'],
    [2, 'Both known dishes fit'],
    [3, 'All known dishes fit'],
    [40, 'All known dishes fit'],
  ])('counts the dishes before it speaks of all: %d', (known, words) => {
    const groups = [{ wish: 'pork', dishes: ['보쌈'] }];
    expect(
      formatFit(t, { match: { ...match, because: [], fit: 'only', known, groups } }, 'only'),
    ).toBe(words);
  });

  it.each([
    ['another wish', toProfileKey({ kind: 'lactoOvo' })],
    ['another allergy', toProfileKey({ kind: 'strictVegan' }, { allergies: ['peanut'] })],
    ['hot food', toProfileKey({ kind: 'strictVegan' }, { allergies: [], notSpicy: true })],
    ['nobody', undefined],
  ])('is unchecked when the verdict is for %s', (_whom, checkedFor) => {
    const vegan = toProfileKey({ kind: 'strictVegan' });
    expect(getFitKind({ match: { ...match, groups: [], because: [], checkedFor } }, vegan)).toBe(
      'unchecked',
    );
  });

  it('asks a question, or names the condition where there is only one', () => {
    const about = { about: ['egg', 'egg-in-batter'], tell: ['peanut'] };
    const toRestaurant = (ask: StaffQuestion[]): PlaceCard => ({
      contentId: '1',
      title: '식당',
      match: { ...match, because: [], fit: 'maybe', groups: [{ wish: 'vegan', dishes: [], ask }] },
      words_eng: [{ ko: '감자전', en: 'Potato Pancake' }],
    });
    const asking = toRestaurant([
      { dish: '감자전', ...about },
      { dish: '부추전', ...about },
    ]);
    expect(getMatchReasons(t, asking)).toEqual([]);
    expect(formatFitLine(t, asking, 'maybe')).toEqual({
      headline: 'Ask first',
      detail: 'egg, egg in the batter or peanut?',
    });
    expect(getAskedDishes(asking)).toEqual([
      { ko: '감자전', en: 'Potato Pancake' },
      { ko: '부추전' },
    ]);
    const oneQuestion = toRestaurant([
      { dish: '부추전', about: ['egg'], question: 'egg-in-batter' },
    ]);
    expect(formatFitLine(t, oneQuestion, 'maybe')).toEqual({
      headline: 'Vegan if there’s no egg in the batter',
      detail: null,
    });
    const usuallyWithout = toRestaurant([{ dish: '볶음밥', about: [], tell: ['peanut'] }]);
    expect(formatFitLine(t, usuallyWithout, 'maybe').detail).toBe(
      'Usually no peanut, but tell them',
    );
    const unnamed = toRestaurant([{ dish: '오늘의 국', about: [] }]);
    expect(formatFitLine(t, unnamed, 'maybe').detail).toBe('What’s in it?');
  });

  it('counts the dishes that fit, where some do not', () => {
    const groups = [{ wish: 'pork', dishes: ['보쌈'] }];
    const toDetail = (known?: number) =>
      formatFitLine(
        t,
        {
          ...{ contentId: '1', title: '식당' },
          match: { ...match, because: [], groups, ...(known === undefined ? {} : { known }) },
        },
        'options',
      ).detail;
    expect(toDetail(8)).toBe('4 of 8 dishes fit');
    expect(toDetail()).toBeNull();
  });

  it('names one dish, the one to ask about first, with its price', () => {
    const ask = [{ dish: '감자전', about: ['egg'] }];
    const restaurant: PlaceCard = {
      contentId: '1',
      title: '식당',
      match: { ...match, because: [], groups: [{ wish: 'vegan', dishes: ['산채비빔밥'], ask }] },
      price: { fromWon: 8_000, toWon: 12_000, year: 2023 },
      dishPrices: [
        { dish: '감자전', won: 9_000 },
        { dish: '산채비빔밥', won: 8_000 },
      ],
    };
    expect(getCardDish(t, restaurant, 'options')).toMatchObject({
      dish: { ko: '산채비빔밥' },
      isAsked: false,
      price: { fromWon: 8_000, toWon: 8_000, year: 2023 },
    });
    expect(getCardDish(t, restaurant, 'maybe')).toMatchObject({
      ...{ dish: { ko: '감자전' }, isAsked: true, price: { fromWon: 9_000 } },
    });
    expect(getCardDish(t, restaurant, 'unchecked').dish).toBeUndefined();
  });

  it('shows a term of its name, unless the evidence says the same', () => {
    const match = { ...{ fit: 'only' as const, share: 1, groups: [] }, because: ['비건'] };
    const restaurant: PlaceCard = { contentId: '1', title: '비건키친', match };
    expect(getCardDish(t, restaurant, 'only')).toMatchObject({
      ...{ dish: { ko: '비건' }, source: 'from its name' },
    });
    const named = { ...restaurant, match: { ...match, evidence: { by: 'title' as const } } };
    expect(getCardDish(t, named, 'only')).toEqual({ isAsked: false, source: null });
  });

  it('lists its dishes as reasons, in English and Korean', () => {
    const restaurant: PlaceCard = {
      contentId: '1',
      title: '식당',
      match: {
        fit: 'options',
        share: 0.5,
        groups: [{ wish: 'pork', dishes: ['삼겹살', '제육'] }],
        because: ['Uzbek kitchen: 사마르칸트'],
      },
      words_eng: [{ ko: '삼겹살', en: 'Grilled Pork Belly' }],
    };
    expect(getMatchReasons(t, restaurant)).toEqual([
      { label: 'Pork', terms: [{ ko: '삼겹살', en: 'Grilled Pork Belly' }, { ko: '제육' }] },
      {
        label: 'Uzbek kitchen, often halal',
        source: 'Uzbek kitchen, often halal',
        terms: [],
      },
    ]);
  });

  it.each([
    ['__proto__', '__proto__'],
    ['constructor', 'Constructor'],
    ['toString', 'ToString'],
  ])('labels the preference %s as %s', (wish, label) => {
    const match = {
      fit: 'options' as const,
      share: 1,
      groups: [{ wish, dishes: ['전'] }],
      because: [],
    };
    expect(getMatchReasons(t, { contentId: '1', title: '', match })).toEqual([
      { label, terms: [{ ko: '전' }] },
    ]);
  });

  it('warns of hidden ingredients in one line, of none that a question covers', () => {
    const [often, sometimes] = [
      { code: 'anchovy-stock', certainty: 'often' as const, dishes: ['국수'] },
      { code: 'egg-in-noodles', certainty: 'sometimes' as const, dishes: ['국수', '면'] },
    ];
    const warn = (place: Partial<PlaceCard>) =>
      formatHiddenIngredients(t, { contentId: '1', title: '집', ...place });
    expect(warn({ hidden: [often, sometimes] })).toBe(
      'Often with anchovy stock, may contain egg in the noodles. Ask first',
    );
    expect(warn({ hidden: [often] })).toBe('Often with anchovy stock. Ask first');
    expect(warn({ hidden: [sometimes] })).toBe('May contain egg in the noodles. Ask first');
    const asked = { wish: 'vegan', dishes: [], ask: [{ dish: '국수', about: ['fish'] }] };
    const match = { fit: 'maybe' as const, share: 0, groups: [asked], because: [] };
    expect(warn({ hidden: [often, sometimes], match })).toBe(
      'May contain egg in the noodles. Ask first',
    );
    expect(warn({ hidden: [often], match })).toBeNull();
    expect(warn({})).toBeNull();
  });

  it('notes meats beside chosen ones, and asks about them with an allergy', () => {
    const hidden = [
      { code: 'beef-stock', certainty: 'often' as const, dishes: ['국밥'] },
      { code: 'beef', certainty: 'sometimes' as const, dishes: ['국밥'] },
    ];
    const groups = [{ wish: 'pork', dishes: ['국밥'] }];
    const match = { fit: 'only' as const, share: 1, groups, because: [] };
    const note = (found: PlaceCard['hidden'], checkedFor = PORK) =>
      formatHiddenIngredients(t, { hidden: found, match: { ...match, checkedFor } });
    expect(note(hidden.slice(0, 1))).toBe('Often with beef stock');
    expect(note(hidden)).toBe('May contain beef stock, beef');
    expect(note([])).toBeNull();
    const withAllergy = toProfileKey({ kind: 'meats', meats: ['pork'] }, { allergies: ['egg'] });
    expect(note(hidden.slice(1), withAllergy)).toBe('May contain beef');
    const asked = { ...match, fit: 'maybe' as const, checkedFor: withAllergy };
    expect(formatHiddenIngredients(t, { hidden: hidden.slice(1), match: asked })).toBe(
      'May contain beef. Ask first',
    );
  });
});

describe('walking distance', () => {
  it.each([
    [0, '0 m\u00a0· 1 min walk'],
    [67, '70 m\u00a0· 1 min walk'],
    [346, '350 m\u00a0· 6 min walk'],
    [994, '990 m\u00a0· 16 min walk'],
    [996, '1.0 km\u00a0· 16 min walk'],
    [1234, '1.2 km\u00a0· 20 min walk'],
  ])('formats %d m as "%s"', (distanceM, words) => {
    expect(formatWalk(t, distanceM)).toBe(words);
  });

  it('marks the distance of an interpolated position', () => {
    const from = { mapx: 127, mapy: 37.5 };
    const place = { contentId: '1', title: '집', mapx: 127, mapy: 37.5045 };
    expect(formatRestaurantDistance(t, from, place)).toBe('500 m');
    expect(formatRestaurantDistance(t, from, { ...place, errorM: 90 })).toBe('~500 m');
    expect(formatRestaurantDistance(t, from, { contentId: '1', title: '집' })).toBeNull();
    expect(formatWalk(t, 346, true)).toBe('~350 m\u00a0· 6 min walk');
  });

  it('sorts the list, places without coordinates last', () => {
    const [origin] = AREAS;
    if (!origin) throw new Error('There are no areas');
    const at = (contentId: string, north: number) => ({
      contentId,
      title: contentId,
      mapx: origin.mapx,
      mapy: origin.mapy + north,
    });
    const list: PlaceCard[] = [at('b', 0.01), { contentId: '?', title: '?' }, at('a', 0.001)];
    const idsOf = (sort: SortOrder) =>
      toVisibleList(list, { sort, origin }).rows.map(({ contentId }) => contentId);
    expect(idsOf('nearest')).toEqual(['a', 'b', '?']);
    expect(idsOf('match')).toEqual(['b', '?', 'a']);
    expect(getRestaurantDistanceM(origin, at('c', 0.001))).toBeCloseTo(111.2, 0);
  });
});

describe('toTelLink', () => {
  it.each([
    ['02-776-5348', 'tel:+8227765348'],
    ['0507-1234-5678', 'tel:+8250712345678'],
    ['1588-1234', 'tel:+8215881234'],
    ['+82-2-776-5348', 'tel:+8227765348'],
    ['031) 123-4567 / 02-1-2', 'tel:+82311234567'],
    ['예약 010-1234-5678', 'tel:+821012345678'],
  ])('turns %s into %s', (tel, href) => {
    expect(toTelLink(tel)?.href).toBe(href);
  });

  it.each(['', null, undefined, '없음', '12345', '2026-11-25'])('is null for %s', (tel) => {
    expect(toTelLink(tel)).toBeNull();
  });
});

describe('map search', () => {
  it.each(MAP_APPS.map(({ id }) => id))('in %s uses the Korean name', (app) => {
    const url = toMapSearchUrl({ title: '명동교자 본점 & 50%#' }, app);
    expect(new URL(url).protocol).toBe('https:');
    expect(decodeURIComponent(url).endsWith('명동교자 본점 & 50%#')).toBe(true);
  });

  it('uses the default app for any other stored value', () => {
    for (const value of [null, 7, 'bing', { id: 'kakao' }])
      expect(parseMapApp(value)).toBe('naver');
    expect(parseMapApp('kakao')).toBe('kakao');
  });

  it('encodes a lone surrogate', () => {
    expect(toMapSearchUrl({ title: '가\uD800' })).toContain('%EF%BF%BD');
  });
});

describe('report mail', () => {
  it('holds the restaurant and the lines shown, encoded and bounded', () => {
    const restaurant = { contentId: '12&bcc=x', title: '"김밥" & \r\nBcc: x', title_eng: null };
    const url = toReportMailUrl(t, restaurant, [
      'Open now\u00a0· last orders 21:00',
      '긴 글 '.repeat(200),
    ]);
    expect(url.startsWith('mailto:')).toBe(true);
    const { searchParams, pathname } = new URL(url);
    expect(pathname).toMatch(/^[^?&]+@[^?&]+$/);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe('Mistake: "김밥" & Bcc: x (12&bcc=x)');
    expect(searchParams.get('body')).toContain(
      'ID: 12&bcc=x\r\nWhat was shown: Open now · last orders',
    );
    expect(url.length).toBeLessThan(2_000);
    const long = { ...restaurant, title: '가'.repeat(500) };
    const seen = Array.from({ length: 20 }, () => '나'.repeat(500));
    expect(toReportMailUrl(t, long, seen).length).toBeLessThan(2_000);
  });
});
