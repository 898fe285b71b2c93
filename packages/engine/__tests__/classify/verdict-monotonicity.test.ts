import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEngine, splitMenu } from '../../src';
import { createDishExplainer } from '../../src/classify/dish-explainer';
import { NO_RESTRICTIONS } from '../../src/classify/dish-matcher';
import { toCompactFacts, type DishFacts } from '../../src/classify/facts';
import { ALLERGENS } from '../../src/needs/allergens';
import type { Verdict } from '../../src/needs/need';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { toRuns } from '../../../../__tests__/helpers/sample';

const lexicon = getLexicon();
const engine = createEngine(lexicon);
const substances = new Map(lexicon.substances.map((each) => [each.name, each]));

const LEAST_STRICT_LAST: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];
const NEEDS = [
  ...(['strictVegan', 'lactoOvo', 'halal'] as const).map(
    (kind) => [kind, createDishExplainer({ kind }, NO_RESTRICTIONS, 'ask')] as const,
  ),
  ...ALLERGENS.map((code) => {
    const restrictions = { ...NO_RESTRICTIONS, allergies: [code] };
    return [`no ${code}`, createDishExplainer({ kind: 'any' }, restrictions, 'ask')] as const;
  }),
];

/** Needs whose verdict on the second dish is less strict than on the first. */
function toLessStrict(before: DishFacts, after: DishFacts): string[] {
  return NEEDS.flatMap(([need, explain]) => {
    const [was, is] = [before, after].map(
      (dish) => explain(toCompactFacts(dish, substances)).verdict,
    );
    if (was === undefined || is === undefined) return [];
    // Certain presence is better than unknown, but promises nothing.
    const isPromise = is === 'yes' || was === 'no';
    return isPromise && LEAST_STRICT_LAST.indexOf(is) > LEAST_STRICT_LAST.indexOf(was)
      ? [`${need}: ${was} -> ${is}`]
      : [];
  });
}

/** One term of each lexicon entry that certainly contains an animal, milk, eggs or an allergen. */
const HAZARDS = lexicon.entries
  .filter(
    ({ kind, claim, position, has }) =>
      kind === 'ingredient' &&
      claim === undefined &&
      (position === 'any' || position === 'alone') &&
      has.some(
        ({ substance: { origin, allergens }, certainty }) =>
          certainty === 'yes' &&
          (origin !== 'plant' || allergens.some((each) => each.certainty === 'yes')),
      ),
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

/** Positions of a word beside a dish. */
const PLACES: Readonly<Record<string, (base: string, word: string) => string>> = {
  'in a bracket': (base, word) => `${base} (${word})`,
  'in a bracket, included': (base, word) => `${base}(${word} 포함)`,
  'in a bracket, as an extra': (base, word) => `${base} (${word} 추가)`,
  'in a bracket with an unknown word': (base, word) => `${base} (뷁, ${word})`,
  'in a bracket with a portion': (base, word) => `${base} (2인, ${word})`,
  'in a bracket as a choice': (base, word) => `${base} (두부/${word})`,
  'in a square bracket': (base, word) => `${base} [${word}]`,
  'in a bracket before it, included': (base, word) => `(${word} 포함) ${base}`,
  'after a plus': (base, word) => `${base} + ${word}`,
  'after a dash': (base, word) => `${base} - ${word}`,
  'after a colon': (base, word) => `${base}: ${word}`,
  'after a mark': (base, word) => `${base} ※ ${word} 포함`,
  'after with': (base, word) => `${base} with ${word}`,
  'after w/': (base, word) => `${base} w/ ${word}`,
  'on the next line': (base, word) => `${base}\n(${word})`,
  'on the next line, included': (base, word) => `${base}\n${word} 포함`,
  'after it, used': (base, word) => `${base} ${word} 사용`,
  'after it, contained': (base, word) => `${base} ${word} 함유`,
};

const entryPoints = {
  classifyDish: (text: string) => [engine.classifyDish(text)],
  'a menu': (text: string) => splitMenu(text).map(({ dish }) => engine.classifyDish(dish)),
};

describe.each(Object.entries(PLACES))('an ingredient %s', (_, place) => {
  it.each(Object.entries(entryPoints))('makes no verdict less strict: %s', (__, classify) => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), fc.constantFrom(...HAZARDS), (base, word) => {
        const [before] = classify(base);
        const [after] = classify(place(base, word));
        if (!before || !after) throw new Error(`No dish in ${place(base, word)}`);
        expect([place(base, word), ...toLessStrict(before, after)]).toEqual([place(base, word)]);
      }),
      toRuns(150),
    );
  });
});

it('makes no verdict less strict for a word that ends like a negation', () => {
  const [before] = entryPoints['a menu']('김치찌개');
  for (const word of ['수리미', '치킨레쉬미']) {
    const [after] = entryPoints['a menu'](`(${word} 포함) 김치찌개`);
    if (!before || !after) throw new Error(`No dish with ${word}`);
    expect([word, ...toLessStrict(before, after)]).toEqual([word]);
  }
});

it('leaves no dish vegan beside an animal, milk or egg of the lexicon', () => {
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

it('makes no verdict less strict with generated brackets', () => {
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
      const lessStrict = toLessStrict(engine.classifyDish(base), engine.classifyDish(text));
      expect([text, ...lessStrict]).toEqual([text]);
    }),
    toRuns(600),
  );
});
