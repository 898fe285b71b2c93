import { describe, expect, it } from '@jest/globals';
import type { Preference } from '@/lib/engine';
import { MEATS } from '@/lib/engine/reading/meats';
import { toStaffCard } from '@/lib/staff-card/card';
import type { Allergen } from '@/lib/staff-card/choice';
import { fillPhrase } from '@/lib/staff-card/fill';

function read(preference: Preference | null, allergens: readonly Allergen[] = []) {
  const card = toStaffCard({ preference, allergens });
  return {
    allergies: card.allergies.map(({ ko }) => ko),
    diet: card.diet.map(({ ko }) => ko),
    dietInEnglish: card.diet.map(({ en }) => en),
    question: card.question.ko,
    isYesOrNo: card.isYesOrNo,
  };
}

describe('a diet', () => {
  it('strict vegan: nothing of an animal, not in the stock, the kimchi or the seasoning', () => {
    expect(read({ kind: 'strictVegan' })).toMatchObject({
      allergies: [],
      diet: [
        '저는 엄격한 채식주의자(비건)입니다.',
        '고기, 생선, 해산물, 달걀, 유제품을 먹지 않습니다.',
        '멸치 육수나 사골 육수, 액젓, 새우젓도 들어가면 안 됩니다.',
        '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
        '밥, 채소, 버섯, 두부는 먹을 수 있습니다.',
      ],
      question: '제가 먹지 못하는 재료를 빼고 만들 수 있는 음식이 있습니까?',
      isYesOrNo: true,
    });
  });

  it('lacto-ovo: eggs and dairy are fine, the stock is not', () => {
    expect(read({ kind: 'lactoOvo' }).diet).toEqual([
      '저는 채식주의자입니다.',
      '고기, 생선, 해산물을 먹지 않습니다.',
      '멸치 육수나 사골 육수, 액젓, 새우젓도 들어가면 안 됩니다.',
      '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
      '밥, 채소, 버섯, 두부, 달걀, 유제품은 먹을 수 있습니다.',
    ]);
  });

  it('halal: no pork in any form, no alcohol in the cooking', () => {
    expect(read({ kind: 'halal' }).diet).toEqual([
      '저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.',
      '돼지기름, 햄, 베이컨, 소시지, 돼지 육수, 젤라틴도 들어가면 안 됩니다.',
      '요리할 때 맛술, 미림, 소주 같은 술도 넣으면 안 됩니다.',
    ]);
  });

  it('only chicken: all the other meats are named', () => {
    const { diet, dietInEnglish } = read({ kind: 'meats', meats: ['chicken'] });
    expect(diet).toEqual([
      '저는 고기, 생선, 해산물 중에서 닭고기만 먹습니다.',
      '돼지고기, 소고기, 양고기, 오리고기, 생선, 해산물은 먹지 않습니다.',
    ]);
    expect(dietInEnglish).toEqual([
      'Of meat, fish and seafood I eat only chicken.',
      'I do not eat pork, beef, lamb, duck, fish or seafood.',
    ]);
  });

  it('fish without seafood: 해산물 would take the fish back', () => {
    expect(read({ kind: 'meats', meats: ['fish', 'duck'] }).diet).toEqual([
      '저는 고기, 생선, 해산물 중에서 오리고기와 생선만 먹습니다.',
      '닭고기, 돼지고기, 소고기, 양고기, 생선이 아닌 해산물은 먹지 않습니다.',
    ]);
  });

  it.each<[string, Preference]>([
    ['everything', { kind: 'any' }],
    ['all seven meats', { kind: 'meats', meats: MEATS }],
  ])('%s: asks for advice, not for yes or no', (_name, preference) => {
    const { question, isYesOrNo } = read(preference);
    expect(question).toBe('어떤 음식을 추천해 주시겠습니까?');
    expect(isYesOrNo).toBe(false);
  });

  it('of meats without a meat is no card', () => {
    expect(() => toStaffCard({ preference: { kind: 'meats', meats: [] }, allergens: [] })).toThrow(
      'No foods for {meats}',
    );
  });
});

describe('allergies', () => {
  it('stand above the diet: what they are, that they are dangerous, where they hide, what they touch', () => {
    const { allergies, diet } = read({ kind: 'any' }, ['wheat', 'peanut']);
    expect(allergies).toEqual([
      '저는 땅콩과 밀에 알레르기가 있습니다.',
      '조금만 먹어도 위험할 수 있습니다.',
      '땅콩버터와 땅콩 소스는 물론 호떡, 강정, 콩국수, 쌈장에 들어간 땅콩도 먹으면 안 됩니다.',
      '밀가루, 국수, 튀김옷은 물론 간장, 고추장, 된장에 들어간 밀도 먹으면 안 됩니다.',
      '같은 기름에 튀기거나 같은 조리 도구로 만든 음식도 먹으면 안 됩니다.',
    ]);
    expect(diet).toEqual(['그 밖에는 가리는 음식이 없습니다.']);
  });

  it('alone say nothing about a diet, and still ask', () => {
    const { diet, isYesOrNo } = read(null, ['sesame']);
    expect(diet).toEqual([]);
    expect(isYesOrNo).toBe(true);
  });

  it('take back what the diet would allow', () => {
    expect(read({ kind: 'lactoOvo' }, ['egg', 'soy']).diet.at(-1)).toBe(
      '밥, 채소, 버섯, 유제품은 먹을 수 있습니다.',
    );
    expect(read({ kind: 'meats', meats: ['seafood'] }, ['shellfish']).diet.at(-1)).toBe(
      '다만 해산물 중에서 갑각류와 조개류는 먹지 못합니다.',
    );
  });
});

describe('a phrase', () => {
  it('with a slot and no foods for it is refused', () => {
    expect(() => fillPhrase({ ko: '{foods}은/는', en: '{foods}' }, { foods: [] })).toThrow(
      'No foods for {foods}',
    );
  });
});
