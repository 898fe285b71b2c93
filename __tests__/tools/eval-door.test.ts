import { expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import { measureAsks } from '@/tools/eval/asks';
import { classifyText } from '@/tools/eval/door';
import { getDishes } from '@/tools/eval/sets';

const engine = createEngine(getLexicon());

it('labelled dishes are judged as the product judges them', () => {
  expect(classifyText(engine, '비건 와인 세트 (치즈 포함)').vegan).toBe('no');
  expect(classifyText(engine, '두부구이 (뷁뷁) 9,000원').otherAllergens).toBe('unknown');
});

it('a text that a menu cuts into several dishes is as bad as the worst of them', () => {
  expect(classifyText(engine, '비건 샐러드, 삼겹살')).toMatchObject({
    vegan: 'no',
    lactoOvo: 'no',
  });
});

it('a text that names no dish is judged as it stands', () => {
  expect(classifyText(engine, 'A세트').vegan).toBe('unknown');
});

it('no labelled dish that is not vegan is called vegan', () => {
  const wrong = [...getDishes('tune'), ...getDishes('report')].filter(
    ({ dish, expected }) => expected.vegan === 'no' && classifyText(engine, dish).vegan === 'yes',
  );
  expect(wrong.map(({ dish }) => dish)).toEqual([]);
});

it('the share of lines that ask is counted by the name alone and with brackets', () => {
  const shares = measureAsks(engine, ['비건 케이크 (뷁뷁), 비건 쿠키', '김치찌개 (돼지고기)']);
  expect(shares.map(({ count, total }) => [count, total])).toEqual([
    [0, 3],
    [1, 3],
    [0, 1],
    [1, 1],
  ]);
  expect(shares.at(1)?.mistakes).toEqual(['비건 케이크 (뷁뷁): yes by its name, ask as a line']);
});
