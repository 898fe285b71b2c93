import { expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { classifyAsMenu } from '@/tools/eval/classify-as-menu';
import { getDishes } from '@/tools/eval/labeled-sets';

const engine = createEngine(getLexicon());

it('classifies labeled dishes by the path of the product', () => {
  expect(classifyAsMenu(engine, '비건 와인 세트 (치즈 포함)').vegan).toBe('no');
  expect(classifyAsMenu(engine, '두부구이 (뷁뷁) 9,000원').otherAllergens).toBe('unknown');
});

it('gives a text of several dishes the worst verdict of any', () => {
  expect(classifyAsMenu(engine, '비건 샐러드, 삼겹살')).toMatchObject({
    vegan: 'no',
    lactoOvo: 'no',
  });
});

it('classifies a text without a dish as a name', () => {
  expect(classifyAsMenu(engine, 'A세트').vegan).toBe('unknown');
});

it('calls no labeled dish vegan that is not', () => {
  const wrong = [...getDishes('tune'), ...getDishes('report')].filter(
    ({ dish, expected }) => expected.vegan === 'no' && classifyAsMenu(engine, dish).vegan === 'yes',
  );
  expect(wrong.map(({ dish }) => dish)).toEqual([]);
});
