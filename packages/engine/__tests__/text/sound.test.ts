import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine } from '../../src';
import { toSound } from '../../src/text/sound';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());

describe('toSound', () => {
  it.each([
    ['떡뽁이', '떡볶이'],
    ['갈매깃살', '갈매기살'],
    ['쵸코렛', '초코렛'],
    ['푸빳퐁', '푸팟퐁'],
    ['찌게', '찌개'],
    ['라쟈냐', '라자냐'],
  ])('%s sounds like %s', (one, other) => {
    expect(toSound(one)).toBe(toSound(other));
  });

  it('keeps every place in a text where it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toSound(text)).toHaveLength(text.length);
        expect(toSound(toSound(text))).toBe(toSound(text));
      }),
    );
  });
});

describe('a dish spelled otherwise', () => {
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

  it('is vegan when there is no doubt what is meant', () => {
    expect(engine.classifyDish('아메리까노').vegan).toBe('yes');
    expect(engine.classifyDish('치아빠타').vegan).toBe('yes');
  });

  it('is no promise when few letters may sound alike by chance', () => {
    expect(engine.classifyDish('인쩔미')).toMatchObject({ vegan: 'unknown', lactoOvo: 'unknown' });
  });

  it.each(['꿀', '날개 다리', '우니크', '대계'])('%s is not taken for a seafood', (dish) => {
    expect(engine.classifyDish(dish).meats.seafood).not.toBe('yes');
  });
});
