import { expect, it } from '@jest/globals';
import { createEngine, type Spice } from '@/lib/engine';
import { getLexicon } from '@/lib/search/engine-lexicon';

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
  ['뷁 구이', 'unknown'],
  ['뷁 매운 구이', 'hot'],
  ['', 'unknown'],
])('%s is %s', (dish, spice) => {
  expect(engine.classifyDish(dish).spice).toBe(spice);
});
