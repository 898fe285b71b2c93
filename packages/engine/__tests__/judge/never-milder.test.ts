import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine, splitMenu } from '../../src';
import { createDishJudge } from '../../src/judge/dish-verdict';
import { NOTHING_AVOIDED } from '../../src/judge/avoided';
import type { DishFacts } from '../../src/judge/dish-facts';
import { toCompactFacts } from '../../src/judge/compact-facts';
import { ALLERGENS } from '../../src/needs/allergens';
import type { Verdict } from '../../src/needs/need';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((each) => [each.name, each]));

const MILDEST_LAST: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];
const NEEDS = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map(
    (kind) => [kind, createDishJudge({ kind }, NOTHING_AVOIDED, 'ask')] as const,
  ),
  ...ALLERGENS.map((code) => {
    const avoided = { ...NOTHING_AVOIDED, allergies: [code] };
    return [`no ${code}`, createDishJudge({ kind: 'any' }, avoided, 'ask')] as const;
  }),
];

/** The needs for which the second dish is said to be better than the first. */
function toMilder(before: DishFacts, after: DishFacts): string[] {
  return NEEDS.flatMap(([need, judge]) => {
    const [was, is] = [before, after].map(
      (dish) => judge(toCompactFacts(dish, substances)).verdict,
    );
    if (was === undefined || is === undefined) return [];
    // Knowing that it is there is a better answer than none, and no promise.
    const isPromise = is === 'yes' || was === 'no';
    return isPromise && MILDEST_LAST.indexOf(is) > MILDEST_LAST.indexOf(was)
      ? [`${need}: ${was} -> ${is}`]
      : [];
  });
}

/** Every word of the lexicon that names an animal, milk, eggs or an allergen for certain. */
const HAZARDS = lexicon.entries
  .filter(
    ({ kind, claim, place, has }) =>
      kind === 'ingredient' &&
      claim === undefined &&
      (place === 'any' || place === 'alone') &&
      has.some(({ substance, certainty }) => {
        const found = substances.get(substance);
        return (
          certainty === 'yes' &&
          found !== undefined &&
          (found.origin !== 'plant' || found.allergens.some((each) => each.certainty === 'yes'))
        );
      }),
  )
  .flatMap(({ terms }) => terms.slice(0, 1));

const BASES = [
  ...['비건 케이크', '비건 김치', '비건 비빔밥', '비건 뷁뷁', '케이크 (비건)', '뷁뷁 (비건)'],
  ...[
    '두부 강정',
    '감자튀김',
    '과일',
    '아메리카노',
    '스무디',
    '후무스',
    '가지구이',
    '공기밥',
    '채식 카레',
  ],
  ...[
    '락토 샐러드',
    '샐러드 (락토)',
    '비건 버거 (두부)',
    '글루텐프리 빵',
    'vegan burger',
    '치킨 버거 (비건)',
  ],
  ...[
    '비건 와인 세트',
    '김치찌개',
    '뷁뷁',
    '버섯전골 (비건 가능)',
    '두부구이 (V)',
    '계란 없는 비건 빵',
  ],
];

/** Places for a word beside a dish. */
const PLACES: Readonly<Record<string, (base: string, word: string) => string>> = {
  'in a bracket': (base, word) => `${base} (${word})`,
  'in a bracket, included': (base, word) => `${base}(${word} 포함)`,
  'in a bracket, to be had': (base, word) => `${base} (${word} 추가)`,
  'in a bracket with what nobody knows': (base, word) => `${base} (뷁, ${word})`,
  'in a bracket with a portion': (base, word) => `${base} (2인, ${word})`,
  'in a bracket to choose from': (base, word) => `${base} (두부/${word})`,
  'in a square bracket': (base, word) => `${base} [${word}]`,
  'in a bracket in front, included': (base, word) => `(${word} 포함) ${base}`,
  'behind a plus': (base, word) => `${base} + ${word}`,
  'behind a dash': (base, word) => `${base} - ${word}`,
  'behind a colon': (base, word) => `${base}: ${word}`,
  'behind a mark': (base, word) => `${base} ※ ${word} 포함`,
  'behind with': (base, word) => `${base} with ${word}`,
  'behind w/': (base, word) => `${base} w/ ${word}`,
  'on the next line': (base, word) => `${base}\n(${word})`,
  'on the next line, included': (base, word) => `${base}\n${word} 포함`,
  'used, behind': (base, word) => `${base} ${word} 사용`,
  'contained, behind': (base, word) => `${base} ${word} 함유`,
};

const doors = {
  classifyDish: (text: string) => [engine.classifyDish(text)],
  'a menu': (text: string) => splitMenu(text).map(({ dish }) => engine.classifyDish(dish)),
};

describe.each(Object.entries(PLACES))('a word %s', (_, place) => {
  it.each(Object.entries(doors))('makes no verdict milder: %s', (__, classify) => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), fc.constantFrom(...HAZARDS), (base, word) => {
        const [before] = classify(base);
        const [after] = classify(place(base, word));
        if (!before || !after) throw new Error(`No dish in ${place(base, word)}`);
        expect([place(base, word), ...toMilder(before, after)]).toEqual([place(base, word)]);
      }),
      { numRuns: 150 },
    );
  });
});

it('a word that ends like a negation is none', () => {
  const [before] = doors['a menu']('김치찌개');
  for (const word of ['수리미', '치킨레쉬미']) {
    const [after] = doors['a menu'](`(${word} 포함) 김치찌개`);
    if (!before || !after) throw new Error(`No dish with ${word}`);
    expect([word, ...toMilder(before, after)]).toEqual([word]);
  }
});

it('no dish called vegan stays so beside any animal, milk or egg of the lexicon', () => {
  const isAnimal = (word: string) => engine.classifyDish(word).vegan === 'no';
  const animals = HAZARDS.filter(isAnimal);
  expect(animals.length).toBeGreaterThan(100);
  const wrong = animals.flatMap((word) =>
    [
      `비건 케이크 (${word})`,
      `[${word}] 비건 케이크`,
      `케이크 (비건, ${word})`,
      `비건 케이크 (${word} 포함, 국내산)`,
    ].filter((text) => engine.classifyDish(text).vegan === 'yes'),
  );
  expect(wrong).toEqual([]);
});

it('no generated bracket makes a verdict milder', () => {
  const words = [
    ...HAZARDS.slice(0, 60),
    '뷁',
    '국내산',
    '2인',
    '매운맛',
    '비건치즈',
    '없음',
    '포함',
    '추가',
  ];
  const bracket = fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ', ', '/', '+', '·')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(fc.constantFrom(...BASES), bracket, (base, inside) => {
      const text = `${base} (${inside})`;
      const milder = toMilder(engine.classifyDish(base), engine.classifyDish(text));
      expect([text, ...milder]).toEqual([text]);
    }),
    { numRuns: 600 },
  );
});
