import { describe, expect, it } from '@jest/globals';
import { createEngine, type Meat } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const meatsOf = (dish: string) => engine.classifyDish(dish).meats;

/** Words that name an animal unambiguously. */
const SPELLED_OUT: ReadonlyArray<readonly [substance: Meat, word: RegExp]> = [
  ['chicken', /닭|치킨/u],
  ['pork', /돼지|포크|베이컨|삼겹/u],
  ['beef', /소고기|쇠고기|한우|비프|채끝/u],
  ['lamb', /양고기|양갈비|램/u],
];

describe('overridden ingredients', () => {
  it('are never animals that the term itself spells out', () => {
    const wrong = lexicon.entries.flatMap(({ terms, has }) =>
      has
        .filter(({ certainty, overriddenBy }) => certainty === 'yes' && overriddenBy === 'named')
        .flatMap(({ substance }) =>
          SPELLED_OUT.filter(([meat]) => meat === substance.name).flatMap(([, word]) =>
            terms.filter((term) => word.test(term)),
          ),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['두부 깐풍기', 'chicken'],
    ['탄두리 새우', 'chicken'],
    ['흑돼지 곰탕', 'beef'],
    ['양고기 육개장', 'beef'],
    ['상하이 스파이시 버거', 'beef'],
    ['불고기 포케', 'fish'],
    ['궁보 새우', 'chicken'],
    ['사테 두부', 'chicken'],
  ] as const)('are removed from %s: %s', (dish, meat) => {
    expect(meatsOf(dish)[meat]).not.toBe('yes');
  });

  it.each([
    ['버섯 비프웰링턴', 'beef'],
    ['낙지 소불고기', 'beef'],
    ['송이물만두', 'pork'],
    ['양다리바베큐', 'lamb'],
    ['오야꼬동', 'chicken'],
    ['함박 돈까스', 'pork'],
    ['백숙 보쌈', 'pork'],
    ['불고기 포케', 'beef'],
  ] as const)('leave %s with %s', (dish, meat) => {
    expect(meatsOf(dish)[meat]).toBe('yes');
  });
});

describe('vegan verdicts', () => {
  it.each(['치아바타', '올리브 치아바타', '후무스', '핫두유', '모스코뮬'])(
    'are yes for %s',
    (dish) => {
      expect(engine.classifyDish(dish).vegan).toBe('yes');
    },
  );

  it.each([
    '가지 치아바타',
    '표고 구이',
    '구운 두부',
    '후무스 플래터',
    '콜리플라워 윙',
    '오이 냉채',
  ])('are not yes for %s, which may contain butter, cheese or egg', (dish) => {
    expect(engine.classifyDish(dish).vegan).toBe('ask');
  });
});
