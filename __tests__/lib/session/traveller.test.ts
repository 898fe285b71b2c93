import { describe, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { toCheckedFor } from '@/lib/search/checked-for';
import { getFitKind, getQuestions, getReasons, toFitText, toWarning } from '@/lib/words/fit-words';
import { toReportUrl } from '@/lib/words/report';
import { toView } from '@/lib/kept/view';
import { getRestaurantDistanceM, toWalkWords } from '@/lib/words/walk';
import { MAP_APPS, parseMapApp, toMapSearchUrl } from '@/lib/maps';
import { toCallLink } from '@/lib/phone';
import type { Restaurant } from '@/lib/search/contract';
import { english } from '../../helpers/in-english';

const t = english('words');

const PORK = toCheckedFor({ kind: 'meats', meats: ['pork'] });

describe('the fit', () => {
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

  it('is told in a word of its own for each, and not at all to who eats anything', () => {
    expect(getFitKind(matched('options'), toCheckedFor({ kind: 'any' }))).toBeNull();
    const kinds = [matched('only'), matched('options'), matched('maybe'), { match: undefined }];
    expect(kinds.map((restaurant) => getFitKind(restaurant, PORK))).toEqual([
      'only',
      'options',
      'maybe',
      'unchecked',
    ]);
    expect(getFitKind(matched('none'), PORK)).toBe('unknown');
    expect(toFitText(t, matched('only', ['보쌈']), 'only')).toBe('Fits by its name');
    expect(toFitText(t, matched('maybe'), 'maybe')).toBe('Maybe, ask');
    const drinks = { match: { ...match, groups: [], because: [], justServes: 'drinks' as const } };
    expect(toFitText(t, drinks, 'options')).toBe('Drinks only');
  });

  it.each([
    [1, 'The one dish we know fits'],
    [2, 'Both dishes we know fit'],
    [3, 'All known dishes fit'],
    [40, 'All known dishes fit'],
  ])('speaks of all dishes only where it knows some: %d', (known, words) => {
    const groups = [{ wish: 'pork', dishes: ['보쌈'] }];
    expect(
      toFitText(t, { match: { ...match, because: [], fit: 'only', known, groups } }, 'only'),
    ).toBe(words);
  });

  it.each([
    ['another wish', toCheckedFor({ kind: 'lactoOvo' })],
    ['another allergy', toCheckedFor({ kind: 'strictVegan' }, { allergies: ['peanut'] })],
    ['hot food', toCheckedFor({ kind: 'strictVegan' }, { allergies: [], notSpicy: true })],
    ['nobody', undefined],
  ])('is not told where it was checked for %s', (_whom, checkedFor) => {
    const vegan = toCheckedFor({ kind: 'strictVegan' });
    expect(getFitKind({ match: { ...match, groups: [], because: [], checkedFor } }, vegan)).toBe(
      'unchecked',
    );
  });

  it('is a question where a dish only may suit, under no wish', () => {
    const ask = [{ dish: '감자전', about: ['egg', 'egg-in-batter'], tell: ['peanut'] }];
    const restaurant: Restaurant = {
      contentId: '1',
      title: '식당',
      match: { ...match, because: [], groups: [{ wish: 'vegan', dishes: [], ask }] },
      words_eng: [{ ko: '감자전', en: 'Potato Pancake' }],
    };
    expect(getReasons(t, restaurant)).toEqual([]);
    expect(getQuestions(t, restaurant)).toEqual([
      {
        dish: { ko: '감자전', en: 'Potato Pancake' },
        about: 'egg? egg in the batter?',
        tell: 'peanut',
      },
    ]);
  });

  it('has its dishes as reasons, in English and Korean', () => {
    const restaurant: Restaurant = {
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
    expect(getReasons(t, restaurant)).toEqual([
      { label: 'Pork', words: [{ ko: '삼겹살', en: 'Grilled Pork Belly' }, { ko: '제육' }] },
      {
        label: 'Uzbek kitchen, often halal',
        from: 'Uzbek kitchen, often halal',
        words: [{ ko: '사마르칸트' }],
      },
    ]);
  });

  it.each([
    ['__proto__', '__proto__'],
    ['constructor', 'Constructor'],
    ['toString', 'ToString'],
  ])('where the wish is %s says %s', (wish, label) => {
    const match = {
      fit: 'options' as const,
      share: 1,
      groups: [{ wish, dishes: ['전'] }],
      because: [],
    };
    expect(getReasons(t, { contentId: '1', title: '', match })).toEqual([
      { label, words: [{ ko: '전' }] },
    ]);
  });

  it('warns in plain words, apart by how likely it is', () => {
    const hidden = [
      { code: 'anchovy-stock', certainty: 'often' as const, dishes: ['국수'] },
      { code: 'egg-in-noodles', certainty: 'sometimes' as const, dishes: ['국수'] },
    ];
    expect(toWarning(t, hidden, 'often')).toBe('Often made with anchovy stock: ask');
    expect(toWarning(t, hidden, 'sometimes')).toBe('Sometimes made with egg in the noodles: ask');
    expect(toWarning(t, [], 'often')).toBeNull();
    expect(toWarning(t, undefined, 'often')).toBeNull();
  });
});

describe('how far', () => {
  it.each([
    [0, '0 m · 1 min walk'],
    [67, '70 m · 1 min walk'],
    [346, '350 m · 5 min walk'],
    [994, '990 m · 15 min walk'],
    [996, '1.0 km · 15 min walk'],
    [1234, '1.2 km · 18 min walk'],
  ])('%d m is "%s"', (distanceM, words) => {
    expect(toWalkWords(t, distanceM)).toBe(words);
  });

  it('orders the whole list, and puts last what does not say where it is', () => {
    const [origin] = AREAS;
    if (!origin) throw new Error('There are no areas');
    const at = (contentId: string, north: number) => ({
      contentId,
      title: contentId,
      mapx: origin.mapx,
      mapy: origin.mapy + north,
    });
    const list: Restaurant[] = [at('b', 0.01), { contentId: '?', title: '?' }, at('a', 0.001)];
    const idsOf = (view: readonly Restaurant[]) => view.map(({ contentId }) => contentId);
    const all = () => true;
    expect(idsOf(toView(list, { sort: 'nearest', origin, isWanted: all }))).toEqual([
      'a',
      'b',
      '?',
    ]);
    expect(idsOf(toView(list, { sort: 'match', origin, isWanted: all }))).toEqual(['b', '?', 'a']);
    expect(
      idsOf(toView(list, { sort: 'nearest', origin, isWanted: (row) => row !== list[2] })),
    ).toEqual(['b', '?']);
    expect(getRestaurantDistanceM(origin, at('c', 0.001))).toBeCloseTo(111.2, 0);
  });
});

describe('a call', () => {
  it.each([
    ['02-776-5348', 'tel:+8227765348'],
    ['0507-1234-5678', 'tel:+8250712345678'],
    ['1588-1234', 'tel:+8215881234'],
    ['+82-2-776-5348', 'tel:+8227765348'],
    ['031) 123-4567 / 02-1-2', 'tel:+82311234567'],
    ['예약 010-1234-5678', 'tel:+821012345678'],
  ])('%s goes to %s', (tel, href) => {
    expect(toCallLink(tel)?.href).toBe(href);
  });

  it.each(['', null, undefined, '없음', '12345', '2026-11-25'])('%s calls nobody', (tel) => {
    expect(toCallLink(tel)).toBeNull();
  });
});

describe('a map search', () => {
  it.each(MAP_APPS.map(({ id }) => id))('in %s asks for the Korean name', (app) => {
    const url = toMapSearchUrl('명동교자 본점 & 50%#', app);
    expect(new URL(url).protocol).toBe('https:');
    expect(decodeURIComponent(url).endsWith('명동교자 본점 & 50%#')).toBe(true);
  });

  it('is in the default app for anything else that was stored', () => {
    for (const value of [null, 7, 'bing', { id: 'kakao' }])
      expect(parseMapApp(value)).toBe('naver');
    expect(parseMapApp('kakao')).toBe('kakao');
  });

  it('survives half a character', () => {
    expect(toMapSearchUrl('가\uD800')).toContain('%EF%BF%BD');
  });
});

describe('a report', () => {
  it('is a mail with the restaurant and what was shown, fully encoded and short', () => {
    const restaurant = { contentId: '12&bcc=x', title: '"김밥" & \r\nBcc: x', title_eng: null };
    const url = toReportUrl(t, restaurant, ['Open now · last order 21:00', '긴 글 '.repeat(200)]);
    expect(url.startsWith('mailto:')).toBe(true);
    const { searchParams, pathname } = new URL(url);
    expect(pathname).toMatch(/^[^?&]+@[^?&]+$/);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('subject')).toBe('Mistake: "김밥" & Bcc: x (12&bcc=x)');
    expect(searchParams.get('body')).toContain('Id: 12&bcc=x\r\nShown: Open now · last order');
    expect(url.length).toBeLessThan(2_000);
    const long = { ...restaurant, title: '가'.repeat(500) };
    const seen = Array.from({ length: 20 }, () => '나'.repeat(500));
    expect(toReportUrl(t, long, seen).length).toBeLessThan(2_000);
  });
});
