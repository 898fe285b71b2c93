import { describe, expect, it } from '@jest/globals';
import { createEngine, parseLexicon, readMenu, splitMenu } from '@kioot/engine';
import { getAllergenPresence, isAllergenCertainlyAbsent } from '@kioot/engine/verdicts';
import { unpackLexicon, packLexicon, getLexicon, RAW_LEXICON } from '@kioot/engine/lexicon';
import { createMenuReader } from '@kioot/menu-reader';
import { toPlaceDishes } from '@/lib/place-page/place-page-data';
import { parseBundledRows } from '@/lib/places/snapshot-store';
import { getFirstDish } from '@kioot/ingest/register';

const engine = createEngine(getLexicon());
const reader = createMenuReader(getLexicon());

const classifyPlace = (firstmenu: string, treatmenu = '') =>
  engine.classifyRestaurant({ contentId: '1', title: '가게', firstmenu, treatmenu }).dishes;

const [row] = parseBundledRows();
if (!row) throw new Error('The snapshot is empty.');

const onPage = (firstmenu: string) =>
  toPlaceDishes({ ...row, title: '가게', firstmenu, treatmenu: '' });

/** Entry points from the text of a menu to a verdict. */
const ENTRY_POINTS = {
  classifyDish: (text: string) => engine.classifyDish(text),
  splitMenu: (text: string) => engine.classifyDish(splitMenu(text)[0]?.dish ?? ''),
  readMenu: (text: string) =>
    engine.classifyDish(readMenu({ firstmenu: '', treatmenu: text })[0]?.dish ?? ''),
  classifyRestaurant: (text: string) => classifyPlace(text)[0],
  'the page of a place': (text: string) => onPage(text)[0],
  'the menu reader': (text: string) =>
    reader.getDish(reader.readText(`${text} 9,000`)[0]?.ko ?? ''),
  'the register': (text: string) => engine.classifyDish(getFirstDish(text) ?? ''),
} as const;

const EXPECTED = [
  ['비건 케이크(우유 포함)', 'no', 'yes'],
  ['비건 김치(새우젓)', 'no', 'no'],
  ['비건 김치（새우젓）', 'no', 'no'],
  ['비건 김치<br>새우젓 포함', 'no', 'no'],
  ['감자튀김(베이컨)', 'no', 'no'],
  ['과일 (요거트)', 'no', 'yes'],
  ['비건 와인 세트 (치즈 포함)', 'no', 'yes'],
  ['(우유 포함) 비건 케이크', 'no', 'yes'],
  ['[목심] 비건 케이크', 'no', 'no'],
  ['비건 케이크 + 우유', 'no', 'yes'],
  ['비건 케이크 - 우유', 'no', 'yes'],
  ['비건 케이크: 우유', 'no', 'yes'],
  ['비건 케이크 ※ 우유 포함', 'no', 'yes'],
  ['비건 케이크 with 우유', 'no', 'yes'],
  ['비건 케이크 w/ 우유', 'no', 'yes'],
  ['비건 케이크 우유 포함', 'no', 'yes'],
  ['비건 케이크 우유 함유', 'no', 'yes'],
  ['비건 케이크 우유 들어감', 'no', 'yes'],
  ['비건 케이크 우유 사용', 'no', 'yes'],
  ['비건 케이크 우유 곁들임', 'no', 'yes'],
  ['비건 케이크 우유 추가', 'ask', 'yes'],
  ['비건 케이크 (우유 추가)', 'ask', 'yes'],
  ['비건 케이크 (뷁뷁)', 'ask', 'ask'],
  ['비건 케이크 (국내산)', 'yes', 'yes'],
  ['치킨 버거(비건)', 'ask', 'ask'],
  ['치즈케이크(비건)', 'ask', 'yes'],
  ['뷁뷁(비건)', 'yes', 'yes'],
  ['뷁뷁(비건 아님)', 'no', 'unknown'],
  ['가지구이(락토)', 'no', 'yes'],
  ['가지구이(락토,비건가능)', 'ask', 'yes'],
  ['가지구이(오보, 비건 가능)', 'ask', 'yes'],
  ['가지구이(페스코,비건가능)', 'ask', 'ask'],
  ['뷁뷁(페스코,비건가능)', 'ask', 'ask'],
  ['가지구이(오보)', 'no', 'yes'],
  ['가지구이(페스코)', 'no', 'no'],
  ['가지구이(V)', 'ask', 'yes'],
  ['가지구이 Ⓥ', 'ask', 'yes'],
  ['가지구이 (vg)', 'ask', 'yes'],
] as const;

describe.each(Object.entries(ENTRY_POINTS))('%s', (_, classify) => {
  it.each(EXPECTED)('classifies %s: vegan %s, vegetarian %s', (text, vegan, lactoOvo) => {
    expect(classify(text)).toMatchObject({ vegan, lactoOvo });
  });
});

describe('allergens in brackets', () => {
  it.each([
    ['비건 케이크(우유 포함)', 'milk', 'yes'],
    ['비건 김치(새우젓)', 'shrimp', 'yes'],
    ['스무디 (땅콩)', 'peanut', 'yes'],
    ['스무디 (땅콩 추가)', 'peanut', 'maybe'],
  ] as const)('classifies %s: %s %s', (text, code, presence) => {
    expect(getAllergenPresence(engine.classifyDish(text), code)).toBe(presence);
  });

  it('promises no absent allergen beside an unknown bracket', () => {
    expect(isAllergenCertainlyAbsent(engine.classifyDish('비건 케이크'), 'milk')).toBe(true);
    const unread = engine.classifyDish('비건 케이크 (뷁뷁)');
    expect(unread).toMatchObject({ otherAllergens: 'unknown' });
    expect(isAllergenCertainlyAbsent(unread, 'milk')).toBe(false);
  });

  it('promises no absent allergen where the bracket contradicts the vegan claim', () => {
    expect(isAllergenCertainlyAbsent(engine.classifyDish('비건 케이크 (우유 포함)'), 'egg')).toBe(
      false,
    );
  });
});

describe('diet signs', () => {
  const veganOf = (...texts: [string, string?]) =>
    classifyPlace(...texts).map(({ vegan }) => vegan);

  it('mean vegan if the legend of the menu says so', () => {
    expect(veganOf('(V) = vegan, 가지구이 (V), 두부 커리 Ⓥ')).toEqual(['yes', 'yes']);
    expect(veganOf('가지구이 (V)', 'V: 비건')).toEqual(['yes']);
  });

  it('mean at most vegetarian without a legend', () => {
    expect(veganOf('가지구이 (V)')).toEqual(['ask']);
    expect(veganOf('V = vegetarian, 가지구이 (V)')).toEqual(['ask']);
  });

  it('use the legend of a menu read line by line on a phone', () => {
    const [dish] = reader.readText('가지구이 (V) 9,000\n(V) = vegan');
    expect(reader.getDish(dish?.ko ?? '').vegan).toBe('yes');
  });
});

describe('canonical text of a menu line', () => {
  const texts = [...EXPECTED.map(([text]) => text), '치킨 버거 [매운맛] (2인) 9,000원'];

  it.each(texts)('parses %s to itself', (text) => {
    const [item] = splitMenu(text);
    const again = splitMenu(item?.dish ?? '');
    expect(again.map(({ dish }) => dish)).toEqual([item?.dish]);
  });

  it('is classified the same with the packed lexicon of a phone', () => {
    const phone = createEngine(parseLexicon(unpackLexicon(packLexicon(RAW_LEXICON))));
    for (const text of texts) expect(phone.classifyDish(text)).toEqual(engine.classifyDish(text));
  });
});

it('attaches a detail line to the dish above it', () => {
  const dishes = reader.readText('비건 케이크 9,000\n※ 우유 포함\n아메리카노 4,000');
  expect(dishes.map(({ ko, price }) => [ko, price])).toEqual([
    ['비건 케이크 (우유 포함)', 9000],
    ['아메리카노', 4000],
  ]);
});
