import { expect, it } from '@jest/globals';
import { getHours, SET_NAMES } from '@/tools/eval/labeled-sets';
import { measureHours } from '@/tools/eval/shares';

it('has at least 150 labeled texts in each set, without overlap', () => {
  const keys = SET_NAMES.map((set) =>
    getHours(set).map((label) => `${label.opentimefood}\t${label.restdatefood}`),
  );
  for (const set of keys) expect(new Set(set).size).toBeGreaterThanOrEqual(150);
  expect(new Set(keys.flat()).size).toBe(keys.flat().length);
});

it.each(SET_NAMES)('reads at least 97 %% of the %s set right, and none wrong', (set) => {
  const [week, wrong, lastOrder] = measureHours(getHours(set)).map(({ count, total }) => ({
    count,
    share: count / total,
  }));
  expect(week?.share).toBeGreaterThanOrEqual(0.97);
  expect(wrong?.count).toBe(0);
  expect(lastOrder?.share).toBeGreaterThanOrEqual(0.97);
});

it('tells a wrong week from an unknown one', () => {
  const [label] = getHours('tune').filter(({ unknown, week }) => unknown === false && week);
  const [right, unread, misread] = [
    label,
    label && { ...label, opentimefood: '', restdatefood: '' },
    label && { ...label, opentimefood: '03:00~04:00', restdatefood: '' },
  ].map((row) => measureHours(row ? [row] : []).map(({ count }) => count));
  expect([right?.slice(0, 2), unread?.slice(0, 2), misread?.slice(0, 2)]).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});
