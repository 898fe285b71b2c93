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

/** Dishes whose own name or making says the heat, also where another word of it is open. */
const KNOWN_HEAT: Readonly<Partial<Record<Spice, string>>> = {
  hot: '매운탕 복매운탕 대구매운탕 참게매운탕 불오징어 회무침 홍어회무침 한치회무침 겉절이 배추겉절이 상추겉절이 오이소박이 오징어젓 낙지젓 도리뱅뱅 등갈비묵은지찜 대구뽈찜 명태식해 굴무침 우렁초무침 오징어초무침 돼지껍데기볶음 마늘종무침 오리주물럭 해물탕 꽃게탕',
  mild: '유린기 섞박지 배추김치',
  none: '절편 증편 마르게리따 달걀국 보리굴비 산낙지 모둠회 북경오리 동파육 온면 광어+우럭 다시마부각 오이선 두부새우젓국 우족탕 연포탕 대게찜 수수부꾸미 간장게장정식 오리로스 연근조림 스피나치&아티쵸크_딥 복맑은탕 대구맑은탕',
};

it.each(Object.entries(KNOWN_HEAT))('knows the dishes that are always %s', (spice, dishes) => {
  const wrong = dishes
    .split(' ')
    .map((dish) => engine.classifyDish(dish.replace('_', ' ')))
    .filter((dish) => dish.spice !== spice);
  expect(wrong.map(({ dish, spice: found }) => `${dish} ${found}`)).toEqual([]);
});

describe('not spicy', () => {
  const matchNotSpicy = (dish: string) =>
    matchRestrictions(engine.classifyDish(dish), { allergies: [], notSpicy: true });

  it.each(['레드순살', '팟끄라파오무쌉', '육계장', '쫄볶이', '얌운센', '불닭', '대구매운탕'])(
    'rules out %s',
    (dish) => expect(matchNotSpicy(dish)).toEqual({ verdict: 'no', about: [], tell: [] }),
  );

  it.each(['버섯찌개', '뷁 구이', '배추김치', '비빔밥'])('asks about %s, with the reason', (dish) =>
    expect(matchNotSpicy(dish)).toEqual({ verdict: 'ask', about: ['spicy'], tell: [] }),
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
