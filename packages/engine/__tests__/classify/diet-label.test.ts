import { expect, it } from '@jest/globals';
import { createEngine } from '../../src';
import { english, getLexicon } from '../../src/lexicon';

const engine = createEngine(getLexicon());

it('believes a pescatarian label before a guess from the name', () => {
  const dish = engine.classifyDish('징거(페스코)');
  expect([dish.meats.chicken, dish.mainMeats, dish.contains]).toEqual(['no', [], []]);
  expect([dish.vegan, dish.lactoOvo]).toEqual(['no', 'no']);
  expect(english.toDish('징거(페스코)').en).toBe('Zinger (pescatarian)');
});

it.each(['치킨버거(페스코)', '닭가슴살 샐러드(페스코)'])(
  'keeps a meat that the name spells out beside a pescatarian label: %s',
  (name) => {
    expect(engine.classifyDish(name).meats.chicken).not.toBe('no');
  },
);

it.each([
  ['써니(락토오보)', 'no', 'yes'],
  ['써니(락토오보,비건가능)', 'no', 'yes'],
  ['치킨버거(락토오보)', 'no', 'ask'],
  ['써니(페스코,비건가능)', 'ask', 'ask'],
  ['써니(비건가능)', 'ask', 'ask'],
])('fits vegetarians by a lacto-ovo label, also beside an offer: %s', (name, vegan, lactoOvo) => {
  const dish = engine.classifyDish(name);
  expect([dish.vegan, dish.lactoOvo]).toEqual([vegan, lactoOvo]);
});
