import { expect, it } from '@jest/globals';
import { NO_RESTRICTIONS } from '@kioot/engine';
import { createDishDescriber } from '../src/dish-details';
import { createMenuMatcher } from '../src/menu-matcher';
import { getLexicon } from '@kioot/engine/lexicon';

const getDish = createDishDescriber(getLexicon());
const match = createMenuMatcher({ kind: 'strictVegan' }, NO_RESTRICTIONS);

it('a dish with uncertain letters is at best `ask`, and a no stays a no', () => {
  expect(match({ ...getDish('공기밥'), certain: true }).verdict).toBe('yes');
  expect(match({ ...getDish('공기밥'), certain: false }).verdict).toBe('ask');
  expect(match({ ...getDish('제육볶음'), certain: false }).verdict).toBe('no');
});

it('no dish is certainly halal without facts about the restaurant', () => {
  const matchHalal = createMenuMatcher({ kind: 'halal' }, NO_RESTRICTIONS);
  expect(matchHalal(getDish('공기밥')).verdict).not.toBe('yes');
  expect(matchHalal(getDish('제육볶음')).verdict).toBe('no');
});
