import { describe, expect, it } from '@jest/globals';
import kindsTune from '../../eval/kinds-tune.json';
import table from '../../lexicon/food-kinds.json';
import { MEATS, createEngine } from '../../src';
import { FOOD_KINDS } from '../../src/lexicon/food-kinds';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { toFoodKind } from '../../src/lexicon/to-food-kind';

const engine = createEngine(getLexicon());

function getKind(title: string, firstmenu = '', treatmenu = ''): string {
  const { dishes } = engine.classifyRestaurant({ contentId: '1', title, firstmenu, treatmenu });
  return toFoodKind({ title, dishes });
}

describe('toFoodKind', () => {
  it.each([
    ['soup', '하동관', '곰탕', '곰탕, 수육'],
    ['cold-noodles', '미진', '냉메밀', '비빔막국수'],
    ['raw-fish', '섭지코지', '회정식', '옥돔구이, 민어탕'],
    ['set-meal', '안집', '점심정식', '저녁정식, 청국장정식'],
    ['curry', '강가', '탄두리 치킨', '팔락 파니르'],
    ['curry', '바바인디아', '치킨 티카', '난'],
    ['burger', '러빙헛', '소이 스테이크 버거', '비건피자'],
    ['dumplings', '궁', '', '만두'],
    ['hotpot', '식당', '김치전골', '두부김치전골, 김치전'],
    ['pancake', '식당', '김치전', '김치전골, 모듬전골'],
    ['hotpot', '식당', '모듬전골', '모듬전'],
  ])('is %s by the best-known dish or most of the menu: %s', (kind, ...texts) => {
    expect(getKind(...texts)).toBe(kind);
  });

  it.each([
    ['tteokbokki', '신당동 떡볶이 타운'],
    ['cold-noodles', '한교방 서울면옥'],
    ['coffee', '카페우리'],
    ['bakery', '우주제빵소'],
    ['unknown', '남해바다'],
    ['unknown', '스튜디오 콘크리트'],
  ])('is %s by the name alone: %s', (kind, title) => {
    expect(getKind(title)).toBe(kind);
  });

  it('is no kind of meat for a dish without meat', () => {
    expect(getKind('마히나 비건 테이블', '그릴드 컬리플라워 스테이크')).toBe('unknown');
    expect(getKind('채식당', '비건 불고기')).toBe('unknown');
    expect(getKind('우리집', '불고기')).toBe('grilled-beef');
  });

  it('is unknown for a menu of many kinds', () => {
    expect(getKind('동강', '유린기', '게살스프, 사품냉채, 사천탕면')).toBe('unknown');
  });

  it('agrees with nine of ten labels', () => {
    const wrong = kindsTune.filter(
      ({ title, firstmenu, treatmenu, kind }) => getKind(title, firstmenu, treatmenu) !== kind,
    );
    expect(wrong.length).toBeLessThanOrEqual(kindsTune.length * 0.1);
  });

  it('reads a table of known kinds and meats', () => {
    const { dishes, endings, meals, houses, meats } = table;
    const kinds = [dishes, endings, meals, houses, meats].flatMap((part) => Object.keys(part));
    expect(FOOD_KINDS).toEqual(expect.arrayContaining(kinds));
    expect(MEATS).toEqual(expect.arrayContaining(Object.values(meats)));
  });
});
