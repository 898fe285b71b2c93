import { describe, expect, it } from '@jest/globals';
import type { Preference } from '@kioot/engine';
import { type Allergen } from '@kioot/engine/needs';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { translatorOf } from '../../helpers/translator';
import { toStaffCard } from './all-cards';

const words = translatorOf('en', 'card');

const allergicTo = (...allergies: Allergen[]) => ({ allergies });

describe('card of a place', () => {
  const soup = { ko: '곰탕', en: 'beef soup' };
  const beef = { ko: '수육', en: 'boiled beef' };
  const ask = (wish: Preference, dishes: readonly (typeof soup)[]) =>
    toStaffCard(words, { ...EMPTY_PROFILE, wish }, dishes).questions.map(
      ({ sentence }) => sentence.ko,
    );

  it('asks about its dishes', () => {
    expect(ask({ kind: 'strictVegan' }, [soup, beef])).toEqual([
      '곰탕과 수육 중에서 제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
    ]);
    expect(ask({ kind: 'lactoOvo' }, [soup, beef, { ko: '냉면', en: 'cold noodles' }])).toEqual([
      '곰탕, 수육, 냉면 중에서 제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
    ]);
    expect(ask({ kind: 'any' }, [soup, beef])).toEqual(['어떤 음식을 추천해 주시겠습니까?']);
  });

  it('asks for one portion before the question that the request refers to', () => {
    const toIds = (profile: Partial<DietProfile>) =>
      toStaffCard(words, { ...EMPTY_PROFILE, ...profile }, [], true).questions.map(
        ({ sentence, answers }) => [sentence.id, ...answers.map(({ id }) => id)],
      );
    const forOne = ['askForOne', 'forOneYes', 'forOneNo', 'kitchen'];
    expect(toIds({ wish: { kind: 'any' } })).toEqual([forOne, ['recommend']]);
    expect(toIds({ allergies: ['peanut'] })).toEqual([forOne, ['ask', 'yes', 'no', 'kitchen']]);
  });

  it('asks in general for a single dish, and for names outside Hangul', () => {
    const general = ['제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?'];
    expect(ask({ kind: 'strictVegan' }, [soup])).toEqual(general);
    expect(ask({ kind: 'strictVegan' }, [soup, { ko: 'BLT', en: 'BLT' }])).toEqual(general);
  });
});

const FIVE = ['sesame', 'egg', 'milk', 'wheat', 'soy'] as const satisfies readonly Allergen[];

describe('key words', () => {
  const toLine = (wish: Preference | null, change: Partial<DietProfile> = {}) =>
    toStaffCard(words, { ...EMPTY_PROFILE, wish, ...change })
      .keywords.map(({ ko }) => `${ko.join(' · ')} ✕`)
      .join(' ');

  it.each<[Preference | null, Partial<DietProfile>, string]>([
    [
      { kind: 'lactoOvo' },
      allergicTo('egg', 'shrimp'),
      '계란 ✕ 새우 ✕ 고기 · 생선 · 해산물 · 육수 · 액젓 ✕',
    ],
    [null, { allergies: FIVE, severe: ['soy'] }, '대두 ✕ 참깨 ✕ 계란 ✕ 우유 ✕ 밀 ✕'],
    [{ kind: 'strictVegan' }, {}, '고기 · 생선 · 해산물 · 육수 · 액젓 · 계란 · 유제품 ✕'],
    [{ kind: 'halal' }, allergicTo('pork'), '돼지고기 ✕ 술 ✕'],
    [
      { kind: 'meats', meats: ['chicken', 'fish'] },
      { isWishStrict: true },
      '돼지고기 · 소고기 · 양고기 · 오리고기 · 생선이 아닌 해산물 ✕',
    ],
    [{ kind: 'meats', meats: ['chicken'] }, {}, ''],
    [null, { noFivePungent: true }, '마늘 · 양파 · 파 · 부추 · 달래 ✕'],
    [null, allergicTo('wheat', 'gluten'), '밀 ✕ 글루텐 ✕ 보리 ✕'],
    [{ kind: 'any' }, {}, ''],
  ])('of %j, %j: %s', (wish, change, line) => expect(toLine(wish, change)).toBe(line));

  it('are translated', () => {
    const { keywords } = toStaffCard(words, { ...EMPTY_PROFILE, wish: { kind: 'halal' } });
    expect(keywords.map(({ translation }) => translation)).toEqual(['pork, alcohol']);
  });
});
