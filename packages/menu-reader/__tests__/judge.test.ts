import { expect, it } from '@jest/globals';
import { NOTHING_AVOIDED } from '@kioot/engine';
import { createDishReader } from '../src/known-dish';
import { createMenuJudge } from '../src/judge';
import { getLexicon } from '@kioot/engine/lexicon';

const getDish = createDishReader(getLexicon());
const judge = createMenuJudge({ kind: 'strictVegan' }, NOTHING_AVOIDED);

it('a dish of which the letters are not certain is asked about, and a no stays a no', () => {
  expect(judge({ ...getDish('공기밥'), certain: true }).verdict).toBe('yes');
  expect(judge({ ...getDish('공기밥'), certain: false }).verdict).toBe('ask');
  expect(judge({ ...getDish('제육볶음'), certain: false }).verdict).toBe('no');
});

it('of the house nothing is known: no dish of it is halal for sure', () => {
  const judgeHalal = createMenuJudge({ kind: 'halal' }, NOTHING_AVOIDED);
  expect(judgeHalal(getDish('공기밥')).verdict).not.toBe('yes');
  expect(judgeHalal(getDish('제육볶음')).verdict).toBe('no');
});
