import { describe, expect, it } from '@jest/globals';
import spicy from '../../eval/spice-tune.json';
import { createEngine, matchRestrictions, matchPreference, type Spice } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());

it.each<[string, Spice]>([
  ['불닭', 'very-hot'],
  ['매운 돼지갈비찜', 'hot'],
  ['땡초 김밥', 'very-hot'],
  ['얼큰 칼국수', 'hot'],
  ['김치찌개', 'hot'],
  ['마라탕', 'hot'],
  ['비빔밥', 'mild'],
  ['안매운 떡볶이', 'none'],
  ['안 매운 떡볶이', 'none'],
  ['순한 불닭', 'mild'],
  ['백짬뽕', 'none'],
  ['맑은 순두부찌개', 'none'],
  ['백김치', 'none'],
  ['갈비탕', 'none'],
  ['아메리카노', 'none'],
  ['고구마라떼', 'none'],
  ['핫도그', 'none'],
  ['버섯찌개', 'unknown'],
  ['허니브레드', 'none'],
  ['레드와인', 'none'],
  ['육계장', 'hot'],
  ['쫄볶이', 'hot'],
  ['레드순살', 'hot'],
  ['얌운센', 'hot'],
  ['로간조쉬', 'hot'],
  ['나시르막', 'hot'],
  ['팟끄라파오무쌉', 'hot'],
  ['장칼국수', 'hot'],
  ['육게장', 'hot'],
  ['해물짬뽕밥', 'hot'],
  ['상하이 버거', 'hot'],
  ['콩나물불고기', 'hot'],
  ['돼지불고기', 'unknown'],
  ['폭탄치즈순살', 'unknown'],
  ['치킨', 'unknown'],
  ['제육덮밥', 'hot'],
  ['새우 덮밥', 'unknown'],
  ['치킨 커리', 'unknown'],
  ['김치 전골', 'unknown'],
  ['뷁 양념구이', 'unknown'],
  ['새우튀김', 'none'],
  ['구운 두부', 'none'],
  ['뷁 구이', 'unknown'],
  ['뷁 매운 구이', 'hot'],
  ['', 'unknown'],
])('classifies the heat of %s as %s', (dish, spice) => {
  expect(engine.classifyDish(dish).spice).toBe(spice);
});

describe('not spicy', () => {
  const matchNotSpicy = (dish: string) =>
    matchRestrictions(engine.classifyDish(dish), { allergies: [], notSpicy: true });

  it.each(['레드순살', '팟끄라파오무쌉', '육계장', '쫄볶이', '얌운센', '버섯찌개', '뷁 구이'])(
    'asks about %s, with the reason',
    (dish) => expect(matchNotSpicy(dish)).toEqual({ verdict: 'ask', about: ['spicy'], tell: [] }),
  );

  it('accepts no hot dish of the labeled set, and nine in ten of the others', () => {
    const results = spicy.map(({ dish, spice }) => ({ dish, spice, ...matchNotSpicy(dish) }));
    const hot = results.filter(({ spice }) => spice === 'hot');
    const others = results.filter(({ spice }) => spice === 'none');
    expect(hot.length).toBeGreaterThan(60);
    expect(hot.filter(({ verdict }) => verdict === 'yes').map(({ dish }) => dish)).toEqual([]);
    const fine = others.filter(({ verdict }) => verdict === 'yes');
    expect(fine.length / others.length).toBeGreaterThanOrEqual(0.9);
  });

  it('asks at a place where every dish may be hot', () => {
    const diet = engine.classifyRestaurant({
      contentId: '1',
      title: '가게',
      firstmenu: '레드순살',
      treatmenu: '버섯전골',
    });
    const match = matchPreference(diet, { kind: 'any' }, { allergies: [], notSpicy: true });
    expect(match).toMatchObject({ verdict: 'ask', dishes: [] });
  });
});
