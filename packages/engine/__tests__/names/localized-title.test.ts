import { describe, expect, it } from '@jest/globals';
import { toForeignTitle } from '../../src/lexicon/foreign-titles';
import { isLatinName } from '../../src/names/localized-title';

const inAll = (title: string, english = '') =>
  (['ja', 'zhHans', 'zhHant'] as const).map((language) =>
    toForeignTitle(language, { title, english }),
  );

describe('names of restaurants in Japanese and Chinese', () => {
  it.each([
    ['구스아일랜드 역삼점', 'Goose Island Yeoksam Branch', 'Goose Island 駅三店'],
    ['르쁘띠푸 홍대본점', 'Le Petit Four Hongdae Main Branch', 'Le Petit Four 弘大本店'],
    ['루프트 커피 명동점', 'Luft Coffee Myeongdong', 'Luft Coffee 明洞店'],
    ['스낵서울', '', 'Snack Seoul'],
    ['부흥동태', 'Buheung Dongtae', 'プフン・トンテ'],
    ['고향집', 'Gohyangjip', 'コヒャンチプ'],
    ['깃대봉냉면', 'Gitdaebong Naengmyeon', 'キッテボン冷麺'],
    ['좋은세상만들기', 'Making a Better Place', 'チョウンセサンマンドゥルギ'],
  ])('call %s (%s) %s', (title, english, ja) => {
    expect(toForeignTitle('ja', { title, english })).toBe(ja);
  });

  it('name tails and branches by word', () => {
    expect(inAll('마포식당 명동점')).toEqual([
      'マポ食堂 明洞店',
      'Mapo 食堂 明洞店',
      'Mapo 食堂 明洞店',
    ]);
    expect(inAll('본죽 성수역점')).toEqual([
      'ボンジュク 聖水駅店',
      '本粥 圣水站店',
      '本粥 聖水站店',
    ]);
    expect(inAll('화니 신세계백화점 강남점')[2]).toBe('Hwani 新世界百貨公司 江南店');
    expect(inAll('리치몬드과자점 성산본점')[0]).toBe('Richemont Bakery 城山本店');
    expect(inAll('놀부상회전문점')[0]).toBe('ノルブ・サンフェ専門店');
  });

  it('take the official name, and the English one in Chinese', () => {
    expect(toForeignTitle('ja', { title: '마포옥', official: '麻浦屋' })).toBe('麻浦屋');
    expect(toForeignTitle('zhHans', { title: '좋은세상', english: 'Better Place' })).toBe(
      'Better Place',
    );
  });

  it('keep the translated words of a Korean name in Chinese, and a foreign name whole', () => {
    const inChinese = (title: string, english: string) =>
      toForeignTitle('zhHans', { title, english });
    expect(inChinese('한고을해물칼국수', 'Hangoeul Haemul Kalguksu')).toBe('Hangoeul 海鲜刀切面');
    expect(inChinese('지코바치킨 홍대서교점', 'Gcova Chicken Hongdae Seogyo Branch')).toBe(
      'Gcova Chicken 弘大西桥店',
    );
    expect(inChinese('더반 치킨', 'Durban Chicken')).toBe('Durban Chicken');
  });

  it.each(['샐러디', '도스타코스', '마산아구탕', '소문난 국수집'])(
    'take no name for a dish: %s',
    (title) => {
      expect(toForeignTitle('zhHans', { title })).not.toMatch(/沙拉|套餐|山药|馕/u);
    },
  );

  it('leave no Hangul', () => {
    for (const name of inAll('ㅎㄷ 카페', '')) expect(name).not.toMatch(/\p{Script=Hangul}/u);
  });
});

it.each([
  ['타지펠리스', 'Taj Palace', true],
  ['마포갈비', 'Mapo Galbi', false],
  ['전주집', 'Jeonjuzip', false],
  ['단풍나무집', 'Maple Tree House', false],
] as const)('tells a Latin name from Korean in Latin letters: %s', (ko, english, isLatin) => {
  expect(isLatinName(ko, english, 'romanised')).toBe(isLatin);
});
