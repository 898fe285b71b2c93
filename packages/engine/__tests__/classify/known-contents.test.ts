import { describe, expect, it } from '@jest/globals';
import { createEngine, getAllergenPresence } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import type { Allergen } from '@kioot/engine/needs';

const engine = createEngine(getLexicon());

/** Certain and possible contents by the recipe, not by the name. */
const CONTENTS: ReadonlyArray<[dishes: string, has: string, may: string]> = [
  ['초계탕 초계국수', 'chicken', 'buckwheat pine-nut tree-nut egg'],
  ['장조림', 'beef soy', 'pork egg'],
  ['메추리알장조림', 'egg soy', 'pork beef'],
  ['김장아찌', 'soy', 'fish'],
  ['풋고추조림', 'soy', 'fish beef pork'],
  ['오란다', 'wheat', 'milk peanut'],
  ['보쌈김치', 'fish', 'pine-nut squid shellfish'],
  ['오뎅탕 어묵국 어묵탕 오뎅볶음', 'fish wheat', 'milk squid egg pork'],
  ['겉절이 배추겉절이 봄동겉절이 깻잎김치', 'fish', 'shrimp soy sesame'],
  ['상추겉절이 부추겉절이 영양부추겉절이', '', 'fish shrimp soy sesame'],
  ['라구떡볶이', 'beef', 'fish'],
  ['메밀장떡', 'buckwheat wheat', 'egg squid'],
  ['어간장', 'fish', 'soy'],
  ['매작과', 'wheat', 'sesame pine-nut'],
  ['콩나물밥', 'soy', 'pork beef'],
  ['마라샹궈', '', 'peanut'],
  ['멘보샤', 'shrimp egg', 'milk pork'],
  ['묵은지찜 등갈비묵은지찜 돼지갈비김치찜', 'pork', 'fish shrimp'],
  ['열무냉면 묵밥', '', 'fish shrimp'],
  ['규동', 'beef', 'fish'],
  ['신선로', 'beef egg', 'pine-nut walnut'],
  ['연잎밥 전주비빔밥', '', 'pine-nut walnut'],
  ['치즈플래터', 'milk', 'walnut tree-nut'],
  ['차나마살라 달마크니', '', 'tomato tree-nut'],
  ['치킨마카니 버터치킨', 'chicken milk', 'tomato tree-nut'],
  ['카프레제', 'milk tomato', ''],
  ['오분자기뚝배기 전복뚝배기', 'shellfish', 'shrimp crab squid'],
  ['대하냉채', 'shrimp', 'pine-nut beef'],
  ['도미찜', 'fish', 'egg beef'],
  ['대하찜', 'shrimp', 'egg'],
  ['편육 족발 머릿고기 돼지수육', 'pork', 'shrimp'],
  ['강정', 'sesame', 'walnut tree-nut pine-nut peanut'],
  ['고추장불고기', 'pork', 'beef'],
  ['바닷가재', '', 'milk'],
  ['모듬튀김', 'wheat', 'pork'],
  ['낙지곱창새우전골', 'beef shrimp', 'squid'],
  ['인절미 안동찜닭', 'soy', ''],
  ['곰국시', 'beef wheat', ''],
  ['슈크림빵', 'egg milk wheat', ''],
  ['부대찌개 부대전골', 'pork', 'chicken tomato milk'],
  ['진주냉면', 'beef buckwheat egg', 'shrimp shellfish fish'],
];

const toCodes = (text: string) => text.split(' ').filter((code) => code !== '') as Allergen[];
const rows = CONTENTS.flatMap(([dishes, has, may]) =>
  dishes.split(' ').map((dish) => ({ dish, has: toCodes(has), may: toCodes(may) })),
);

describe('contents that no name says', () => {
  it.each(rows)('$dish', ({ dish, has, may }) => {
    const facts = engine.classifyDish(dish);
    const only = (codes: readonly Allergen[], is: string) =>
      codes.filter((code) => getAllergenPresence(facts, code) === is);
    expect({ has: only(has, 'yes'), may: only(may, 'maybe') }).toEqual({ has, may });
  });

  it.each(['초계탕', '보쌈김치', '오뎅탕', '어묵국'])('excludes nothing from %s', (dish) => {
    expect(engine.classifyDish(dish).otherAllergens).toBe('unknown');
  });

  it.each(['김장아찌', '풋고추조림', '상추겉절이'])('asks a vegetarian about %s', (dish) => {
    expect(engine.classifyDish(dish).lactoOvo).toBe('ask');
  });

  it.each(['겉절이', '배추겉절이', '봄동겉절이', '깻잎김치'])(
    'keeps %s from vegetarians',
    (dish) => {
      expect(engine.classifyDish(dish)).toMatchObject({ vegan: 'no', lactoOvo: 'no' });
    },
  );

  it.each(['오일파스타', '알리오올리오', '냉채족발'])('knows no heat of %s', (dish) => {
    expect(engine.classifyDish(dish).spice).toBe('unknown');
  });

  it.each(['화전', '오이지'])('finds no egg or certain soy in %s', (dish) => {
    const facts = engine.classifyDish(dish);
    expect(getAllergenPresence(facts, 'egg')).toBe('unknown');
    expect(getAllergenPresence(facts, 'soy')).toBe('maybe');
  });
});
