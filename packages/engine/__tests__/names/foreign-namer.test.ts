import { describe, expect, it } from '@jest/globals';
import { reconcileForeign } from '../../src/names/foreign-grammar';
import { type Meat, MEATS } from '../../src/segmentation/meats';
import { toAllTermNames } from '../../src/segmentation/term-names';
import type { Presence } from '../../src/segmentation/presence';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { FOREIGN_LANGUAGES, getNamerFor, LANGUAGE_TABLES } from '../../src/lexicon/foreign-names';

const HANGUL = /\p{Script=Hangul}/u;
const ja = (dish: string): string => getNamerFor('ja').toDish(dish).name;

describe.each(FOREIGN_LANGUAGES)('tables of %s', (language) => {
  const { words, official } = LANGUAGE_TABLES[language];

  it('name only terms of the lexicon', () => {
    const terms = new Set(
      getLexicon().entries.flatMap(({ en }) => toAllTermNames(en).map(({ term }) => term)),
    );
    expect(Object.keys(words).filter((term) => !terms.has(term))).toEqual([]);
  });

  it('name the same official dishes as English', () => {
    expect(Object.keys(official)).toEqual(Object.keys(getLexicon().tables.official));
  });

  it('contain no Hangul, no blank name and no unknown placeholder', () => {
    const names = [...Object.values(words), ...Object.values(official)];
    const wrong = names.filter(
      (name) => HANGUL.test(name) || name.split('|').some((part) => part.trim() !== part || !part),
    );
    expect(wrong).toEqual([]);
    expect(Object.values(words).filter((name) => /\{(?!x\})/u.test(name))).toEqual([]);
  });

  it('leave no Hangul in any text', () => {
    const texts = [
      '',
      ' ',
      '쀍쀍 ㅋㅋ',
      '🍜🍜',
      'Pasta',
      '김치'.normalize('NFD'),
      '<b>국밥</b>',
      '+-/',
    ];
    for (const text of texts) expect(getNamerFor(language).toDish(text).name).not.toMatch(HANGUL);
  });

  it('are linear in the length of the text', () => {
    const { toDish } = getNamerFor(language);
    expect(toDish('김치볶음밥'.repeat(4000)).name.length).toBeGreaterThan(500);
    expect(toDish('쀍'.repeat(20_000)).how).toBe('spelt');
  });
});

describe('Japanese names', () => {
  it.each([
    ['an official name', '비빔밥', 'ビビンバ'],
    ['an official name with blanks', '김치 볶음밥', 'キムチチャーハン'],
    ['a way of cooking', '한우 사태수육', '韓牛すね肉の水煮'],
    ['spicy in the way of cooking', '매운 돼지갈비찜', '豚カルビの辛煮込み'],
    ['spicy before any other dish', '매운 무뼈닭발세트', '辛口骨なし鶏足セット'],
    ['two foods', '오이 당근 김밥', 'キュウリとにんじんキンパ'],
    ['a particle', '소고기와 버섯 전골', '牛肉ときのこの寄せ鍋'],
    ['a platter', '모둠떡', '餅の盛り合わせ'],
    ['an accompaniment', '잣 소스를 곁들인 두부', '松の実ソース添え豆腐'],
    ['a repeated animal', '한우소갈비', '韓牛カルビ'],
    ['a repeated dish', '치라시스시', 'ちらし寿司'],
    ['Latin words', 'RUF Latte', 'RUF Latte'],
    ['an unknown place', '쀼루 김밥', 'ピュルキンパ'],
  ])('handle %s: %s', (_, dish, name) => {
    expect(ja(dish)).toBe(name);
  });

  it('have an origin', () => {
    const how = (dish: string) => getNamerFor('ja').toDish(dish).how;
    expect(['비빔밥', '소갈비 세트', '쀼루 김밥'].map(how)).toEqual([
      'official',
      'composed',
      'spelt',
    ]);
  });
});

describe('toMenu in other languages', () => {
  it('keeps prices and sizes, and drops unknown remarks', () => {
    const menu = '갈비탕 (대) 12,000원<br>냉면 (2인), 김밥 (예약)';
    const names = FOREIGN_LANGUAGES.map((each) => getNamerFor(each).toMenu(menu).name);
    expect(names).toEqual([
      'カルビタン（大、12,000ウォン）、冷麺（2人前）、キンパ',
      '牛排骨汤（大、12,000韩元）、冷面（2人份）、紫菜包饭',
      '牛排骨湯（大、12,000韓元）、冷麵（2人份）、紫菜飯捲',
    ]);
    expect(getNamerFor('ja').toMenu('')).toEqual({ ko: '', name: '', dishes: [] });
  });
});

describe('a dish called vegan', () => {
  it('is vegan on request when the verdict is ask', () => {
    const toNames = (dish: string) =>
      FOREIGN_LANGUAGES.map((each) => getNamerFor(each).toDish(dish).name);
    const onRequest = toNames('비건 락토 호박죽');
    expect(onRequest).toEqual(
      ['ヴィーガン対応可', '可做纯素', '可做純植物'].map(expect.stringContaining),
    );
    const unconditional = toNames('비건 두부샐러드');
    expect(unconditional).toEqual(['ヴィーガン豆腐サラダ', '纯素豆腐沙拉', '純植物豆腐沙拉']);
  });
});

describe('animals in a Japanese name', () => {
  const { animals } = LANGUAGE_TABLES.ja.grammar;
  const reconcile = (name: string, meats: Partial<Record<Meat, Presence>>, main: Meat[] = []) => {
    const all = Object.fromEntries(MEATS.map((meat) => [meat, meats[meat] ?? 'unknown']));
    return reconcileForeign(name, animals, {
      meats: all as Record<Meat, Presence>,
      mainMeats: main,
      vegan: 'unknown',
    });
  };

  it.each([
    ['chicken', '鶏粥', '粥'],
    ['pork', '豚肉とイカの炒め', 'イカの炒め'],
    ['beef', '牛肉の寄せ鍋', '寄せ鍋'],
    ['lamb', '羊肉クッパ', 'クッパ'],
    ['duck', '鴨の燻製', '燻製'],
  ] as const)('%s is removed when absent: %s', (meat, name, reconciled) => {
    expect(reconcile(name, { [meat]: 'no' })).toBe(reconciled);
    expect(reconcile(name, { [meat]: 'maybe' })).toBe(name);
  });

  it.each([
    ['chicken', '鶏肉'],
    ['pork', '豚肉'],
    ['beef', '牛肉'],
    ['lamb', '羊肉'],
    ['fish', '魚'],
    ['seafood', '海鮮'],
    ['duck', '鴨肉'],
  ] as const)('%s follows a name that does not mention it', (meat, word) => {
    expect(reconcile('おまかせ', { [meat]: 'yes' }, [meat])).toBe(`おまかせ（${word}）`);
    expect(reconcile(`${word}鍋`, { [meat]: 'yes' }, [meat])).toBe(`${word}鍋`);
  });

  it('are not matched in other words', () => {
    const none = { beef: 'no', lamb: 'no', chicken: 'no' } as const;
    for (const name of ['牛乳ラムネ', '羊羹', 'カラムシの葉餅', 'キムチキンパ'])
      expect(reconcile(name, none)).toBe(name);
    for (const name of [
      'スイカジュース',
      'タイカレー',
      'ジャマイカチキン',
      'カオマンガイ',
      'タコス',
    ])
      expect(reconcile(name, {}, ['seafood'])).toBe(`${name}（海鮮）`);
    for (const name of ['みたらし団子', 'ハモン', 'タラの芽', 'ブリトー'])
      expect(reconcile(name, {}, ['fish'])).toBe(`${name}（魚）`);
    expect(reconcile('クラムチャウダー', { lamb: 'no' })).toBe('クラムチャウダー');
  });

  it('stay in names of mock meat', () => {
    expect(reconcile('ヴィーガン豚カルビ', { pork: 'no' })).toBe('ヴィーガン豚カルビ');
  });
});
