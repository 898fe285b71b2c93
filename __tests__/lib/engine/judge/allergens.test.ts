import { describe, expect, it } from '@jest/globals';
import {
  ALLERGENS,
  allergenOf,
  createEngine,
  isSurelyWithout,
  toAllergens,
  type Allergen,
  type Presence,
} from '@/lib/engine';
import { getLexicon } from '@/lib/search/engine-lexicon';

const engine = createEngine(getLexicon());
const ANIMALS = ['egg', 'milk', 'pork', 'beef', 'chicken', 'shrimp', 'shellfish', 'fish'] as const;

function expectAllergens(dish: string, expected: Partial<Record<Allergen, Presence>>) {
  const found = toAllergens(engine.classifyDish(dish));
  expect({ dish, ...found }).toMatchObject({ dish, ...expected });
}

describe('the allergens of a dish', () => {
  it.each<[string, Partial<Record<Allergen, Presence>>]>([
    ['새우튀김', { shrimp: 'yes', egg: 'maybe', crab: 'unknown', peanut: 'no' }],
    ['꽃게탕', { crab: 'yes', soy: 'maybe' }],
    ['굴전', { shellfish: 'yes', egg: 'yes', wheat: 'yes', gluten: 'yes' }],
    ['고등어조림', { mackerel: 'yes', fish: 'yes' }],
    ['연어구이', { mackerel: 'no', fish: 'yes' }],
    ['메밀칼국수', { buckwheat: 'yes', wheat: 'yes' }],
    ['호두타르트', { walnut: 'yes', 'tree-nut': 'yes' }],
    ['헤이즐넛 라떼', { 'tree-nut': 'yes', milk: 'yes' }],
    ['해물파스타', { shrimp: 'maybe', crab: 'maybe', squid: 'maybe', shellfish: 'maybe' }],
    ['생선구이', { mackerel: 'maybe', fish: 'yes' }],
    ['맥주', { gluten: 'yes', wheat: 'unknown' }],
    ['복숭아 에이드', { peach: 'yes', sulphites: 'maybe' }],
    ['낙지볶음', { squid: 'maybe', shellfish: 'maybe' }],
  ])('of %s', expectAllergens);

  it('names the codes of the list, and no others', () => {
    expect(Object.keys(toAllergens(engine.classifyDish('김치찌개')))).toEqual(ALLERGENS);
  });

  it('says what brings each: a substance, a hidden ingredient, or the family of the dish', () => {
    const { allergens } = engine.classifyDish('김치전');
    expect(allergens).toMatchObject({
      wheat: ['yes', 'wheat'],
      egg: ['maybe', 'egg-in-batter'],
      squid: ['maybe', '전'],
      soy: ['maybe', 'seasoning'],
    });
  });
});

describe('no and unknown', () => {
  it.each(['아메리카노 세트', '오렌지 플래터', '녹차 코스'])(
    'of %s nobody knows what else comes with it',
    (dish) => {
      const diet = engine.classifyDish(dish);
      for (const code of ALLERGENS) {
        expect([code, allergenOf(diet, code), isSurelyWithout(diet, code)]).toEqual([
          code,
          'unknown',
          false,
        ]);
      }
    },
  );

  it.each(['오렌지', '아메리카노', '녹차'])('%s holds nothing but what it is called', (dish) => {
    const diet = engine.classifyDish(dish);
    for (const code of ALLERGENS) {
      expect([code, allergenOf(diet, code), isSurelyWithout(diet, code)]).toEqual([
        code,
        'no',
        true,
      ]);
    }
  });

  it.each(['뷁탕수육', '뷁', '', '🍜', '로얄 스페셜'])('nothing is absent from %p', (dish) => {
    const found = Object.values(toAllergens(engine.classifyDish(dish)));
    expect(found).not.toContain('no');
  });

  it('promises nothing of a cooked dish: what nobody adds unsaid is a no, but no promise', () => {
    const diet = engine.classifyDish('김치찌개');
    expect(allergenOf(diet, 'peanut')).toBe('no');
    expect(allergenOf(diet, 'chicken')).toBe('unknown');
    expect(ALLERGENS.filter((code) => isSurelyWithout(diet, code))).toEqual([]);
  });

  it.each(['각종 차', '소주', '과일 플래터', '딸기 주스', '바닐라 라떼'])(
    '%s may hold more than its name says',
    (dish) => {
      const diet = engine.classifyDish(dish);
      expect(ALLERGENS.filter((code) => isSurelyWithout(diet, code))).toEqual([]);
    },
  );

  it('takes the word of a menu that calls a dish vegan', () => {
    const diet = engine.classifyDish('비건 크림 파스타');
    for (const code of ANIMALS) {
      expect([code, allergenOf(diet, code), isSurelyWithout(diet, code)]).toEqual([
        code,
        'no',
        true,
      ]);
    }
    expect(allergenOf(diet, 'wheat')).toBe('yes');
  });

  it.each([
    '비건 우유',
    '비건 라떼',
    '비건 초코라떼',
    '비건 치즈 피자',
    '비건 크림 파스타',
    '비건 너겟',
    '유제품 없는 라떼',
    '밀가루 없는 쿠키',
  ])('%s has something in the place of what is left out, and nobody says what', (dish) => {
    const found = toAllergens(engine.classifyDish(dish));
    for (const code of ['soy', 'wheat', 'gluten', 'tree-nut', 'walnut', 'peanut'] as const) {
      expect([code, ['yes', 'maybe'].includes(found[code])]).toEqual([code, true]);
    }
  });

  it('asks for no nuts where the substitute is named', () => {
    expectAllergens('두유 라떼', { soy: 'yes', 'tree-nut': 'no' });
    expectAllergens('우유 대신 두유로 만든 라떼', { soy: 'yes', 'tree-nut': 'no' });
  });

  it('lets a family bring nothing back that the verdict excludes', () => {
    expectAllergens('고르곤졸라 피자', { milk: 'yes', pork: 'unknown' });
    expectAllergens('콤비네이션 피자', { milk: 'yes', pork: 'yes' });
  });

  it('hears the family in a word that is not understood', () => {
    expectAllergens('뷁하이스', { egg: 'maybe', milk: 'maybe', peanut: 'unknown' });
  });
});

/** Korean words of allergens, and words that only look like them: not from the lexicon that they check. */
const NAMED: ReadonlyArray<{ code: Allergen; names: RegExp; but?: RegExp }> = [
  { code: 'peanut', names: /땅콩|피넛/u, but: /토피넛/u },
  { code: 'walnut', names: /호두|월넛/u },
  { code: 'pine-nut', names: /^잣|잣죽/u },
  { code: 'tree-nut', names: /아몬드|헤이즐넛|피스타치오|캐슈|마카다미아|견과/u },
  { code: 'peach', names: /복숭아/u },
  { code: 'buckwheat', names: /메밀/u },
  { code: 'shrimp', names: /새우|쉬림프|슈림프/u },
  { code: 'crab', names: /꽃게|대게|게살|게장|킹크랩/u, but: /육게장/u },
  { code: 'squid', names: /오징어|칼라마리/u },
  { code: 'shellfish', names: /홍합|바지락|전복|가리비|관자|석화|굴전|굴국|굴튀김/u },
  { code: 'mackerel', names: /고등어/u },
  { code: 'tomato', names: /토마토/u },
  { code: 'egg', names: /계란|달걀|오믈렛/u },
  { code: 'milk', names: /치즈|우유|요거트|모짜렐라/u, but: /비건|두유|소이/u },
  { code: 'soy', names: /두부|된장|유부/u },
  { code: 'sesame', names: /참깨|흑임자/u },
];

describe('the lexicon', () => {
  it.each(NAMED)('brings $code with every word that names it', ({ code, names, but }) => {
    const terms = getLexicon()
      .entries.filter(({ kind }) => kind === 'dish' || kind === 'ingredient')
      .flatMap((entry) => entry.terms);
    const silent = terms.filter((term) => {
      if (!names.test(term) || but?.test(term)) return false;
      const presence = allergenOf(engine.classifyDish(term), code);
      return presence !== 'yes' && presence !== 'maybe';
    });
    expect(silent).toEqual([]);
  });
});
