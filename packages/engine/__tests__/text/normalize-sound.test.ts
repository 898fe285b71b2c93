import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine } from '../../src';
import { normalizeSound } from '../../src/text/normalize-sound';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { CODE_POINT } from '../../../../__tests__/helpers/code-point';
import { toRuns } from '../../../../__tests__/helpers/sample';

const engine = createEngine(getLexicon());

describe('normalizeSound', () => {
  it.each([
    ['떡뽁이', '떡볶이'],
    ['갈매깃살', '갈매기살'],
    ['쵸코렛', '초코렛'],
    ['푸빳퐁', '푸팟퐁'],
    ['찌게', '찌개'],
    ['라쟈냐', '라자냐'],
  ])('unifies %s and %s', (one, other) => {
    expect(normalizeSound(one)).toBe(normalizeSound(other));
  });

  it('keeps positions', () => {
    fc.assert(
      fc.property(fc.string({ unit: CODE_POINT }), (text) => {
        expect(normalizeSound(text)).toHaveLength(text.length);
        expect(normalizeSound(normalizeSound(text))).toBe(normalizeSound(text));
      }),
      toRuns(1_000),
    );
  });
});

describe('a dish with a spelling variant', () => {
  it.each([
    ['국물 떡뽁이', 'fish'],
    ['푸빳뽕커리', 'seafood'],
    ['똔카츠', 'pork'],
    ['야끼도리', 'chicken'],
    ['양고기 샤실리크', 'lamb'],
    ['타꼬야끼', 'seafood'],
  ] as const)('%s has %s', (dish, meat) => {
    expect(engine.classifyDish(dish).meats[meat]).toBe('yes');
  });

  it('is vegan when the match is certain', () => {
    expect(engine.classifyDish('아메리까노').vegan).toBe('yes');
    expect(engine.classifyDish('치아빠타').vegan).toBe('yes');
  });

  it('is unknown when few letters may match by chance', () => {
    expect(engine.classifyDish('인쩔미')).toMatchObject({ vegan: 'unknown', lactoOvo: 'unknown' });
  });

  it.each(['꿀', '날개 다리', '우니크', '대계'])('%s is not taken for seafood', (dish) => {
    expect(engine.classifyDish(dish).meats.seafood).not.toBe('yes');
  });
});
