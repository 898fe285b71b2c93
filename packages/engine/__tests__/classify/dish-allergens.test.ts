import { describe, expect, it } from '@jest/globals';
import {
  ALLERGENS,
  getAllergenPresence,
  createEngine,
  isAllergenCertainlyAbsent,
  toAllergenPresences,
  type Allergen,
  type Presence,
} from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());
const ANIMALS = ['egg', 'milk', 'pork', 'beef', 'chicken', 'shrimp', 'shellfish', 'fish'] as const;

function expectAllergens(dish: string, expected: Partial<Record<Allergen, Presence>>) {
  const found = toAllergenPresences(engine.classifyDish(dish));
  expect({ dish, ...found }).toMatchObject({ dish, ...expected });
}

describe('allergens of a dish', () => {
  it.each<[string, Partial<Record<Allergen, Presence>>]>([
    ['새우튀김', { shrimp: 'yes', egg: 'maybe', crab: 'unknown', peanut: 'unknown' }],
    ['꽃게탕', { crab: 'yes', soy: 'maybe' }],
    ['굴전', { shellfish: 'yes', egg: 'yes', wheat: 'yes', gluten: 'yes' }],
    ['고등어조림', { mackerel: 'yes', fish: 'yes' }],
    ['연어구이', { mackerel: 'unknown', fish: 'yes' }],
    ['연어탕', { mackerel: 'no', fish: 'yes' }],
    ['메밀칼국수', { buckwheat: 'yes', wheat: 'yes' }],
    ['호두타르트', { walnut: 'yes', 'tree-nut': 'yes' }],
    ['헤이즐넛 라떼', { 'tree-nut': 'yes', milk: 'yes' }],
    ['해물파스타', { shrimp: 'maybe', crab: 'maybe', squid: 'maybe', shellfish: 'maybe' }],
    ['생선구이', { mackerel: 'maybe', fish: 'yes' }],
    ['맥주', { gluten: 'yes', wheat: 'unknown' }],
    ['복숭아 에이드', { peach: 'yes', sulphites: 'maybe' }],
    ['낙지볶음', { squid: 'maybe', shellfish: 'maybe' }],
  ])('are classified for %s', expectAllergens);

  it('use the codes of the list and no others', () => {
    expect(Object.keys(toAllergenPresences(engine.classifyDish('김치찌개')))).toEqual(ALLERGENS);
  });

  it("name their sources: substances, hidden ingredients, the dish's family", () => {
    const { allergens } = engine.classifyDish('김치전');
    expect(allergens).toMatchObject({
      wheat: ['yes', 'wheat'],
      egg: ['maybe', 'egg-in-batter', '전'],
      squid: ['maybe', '전'],
      soy: ['maybe', 'seasoning'],
    });
  });
});

describe('no and unknown', () => {
  it.each(['아메리카노 세트', '오렌지 플래터', '녹차 코스'])(
    'returns unknown for %s, which comes with other food',
    (dish) => {
      const diet = engine.classifyDish(dish);
      for (const code of ALLERGENS) {
        expect([
          code,
          getAllergenPresence(diet, code),
          isAllergenCertainlyAbsent(diet, code),
        ]).toEqual([code, 'unknown', false]);
      }
    },
  );

  it.each(['오렌지', '아메리카노', '녹차'])(
    'returns no for %s, which contains only what its name says',
    (dish) => {
      const diet = engine.classifyDish(dish);
      for (const code of ALLERGENS) {
        expect([
          code,
          getAllergenPresence(diet, code),
          isAllergenCertainlyAbsent(diet, code),
        ]).toEqual([code, 'no', true]);
      }
    },
  );

  it.each(['뷁탕수육', '뷁', '', '🍜', '로얄 스페셜'])('returns no absence for %p', (dish) => {
    const found = Object.values(toAllergenPresences(engine.classifyDish(dish)));
    expect(found).not.toContain('no');
  });

  it('returns no without certainty for cooked dishes that name rare allergens if present', () => {
    const diet = engine.classifyDish('김치찌개');
    expect(getAllergenPresence(diet, 'peanut')).toBe('no');
    expect(getAllergenPresence(diet, 'chicken')).toBe('unknown');
    expect(ALLERGENS.filter((code) => isAllergenCertainlyAbsent(diet, code))).toEqual([]);
  });

  it.each(['각종 차', '소주', '과일 플래터', '딸기 주스', '바닐라 라떼'])(
    'returns possible allergens for %s',
    (dish) => {
      const diet = engine.classifyDish(dish);
      expect(ALLERGENS.filter((code) => isAllergenCertainlyAbsent(diet, code))).toEqual([]);
    },
  );

  it('trusts a vegan claim of the menu', () => {
    const diet = engine.classifyDish('비건 크림 파스타');
    for (const code of ANIMALS) {
      expect([
        code,
        getAllergenPresence(diet, code),
        isAllergenCertainlyAbsent(diet, code),
      ]).toEqual([code, 'no', true]);
    }
    expect(getAllergenPresence(diet, 'wheat')).toBe('yes');
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
  ])('returns an unspecified substitute for %s', (dish) => {
    const found = toAllergenPresences(engine.classifyDish(dish));
    for (const code of ['soy', 'wheat', 'gluten', 'tree-nut', 'walnut', 'peanut'] as const) {
      expect([code, ['yes', 'maybe'].includes(found[code])]).toEqual([code, true]);
    }
  });

  it('asks about no nuts where the substitute is named', () => {
    expectAllergens('두유 라떼', { soy: 'yes', 'tree-nut': 'unknown' });
    expectAllergens('우유 대신 두유로 만든 라떼', { soy: 'yes', 'tree-nut': 'unknown' });
  });

  it('adds no allergen of the family that the verdict excludes', () => {
    expectAllergens('고르곤졸라 피자', { milk: 'yes', pork: 'unknown' });
    expectAllergens('콤비네이션 피자', { milk: 'yes', pork: 'yes' });
  });

  it('recognizes the family in an unknown word', () => {
    expectAllergens('뷁하이스', { egg: 'maybe', milk: 'maybe', peanut: 'unknown' });
  });
});

describe('dish families', () => {
  it.each<[Allergen, string]>([
    ['peach', '아샷추 과일차 과일플레이트 과일컵 과일티 아이스티 생과일주스 과일에이드 화채'],
    ['pine-nut', '오미자차 유자차 대추차 모과차 쌍화차 수정과 식혜 호박식혜 어복쟁반'],
    [
      'tree-nut',
      '두쫀쿠 다쿠아즈 피낭시에 휘낭시에 갈레트데루아 월병 슈톨렌 파네토네 말라이코프타 바클라바 엿 율무차',
    ],
    ['peanut', '량피 마장면 오란다 엿 호떡 탄탄면 막국수 비빔국수 유과'],
    ['buckwheat', '어복쟁반 묵사발 묵밥 도토리묵밥 묵무침 막국수'],
    ['walnut', '된장찌개 월병 다식 강된장찌개'],
  ])('leave %s possible in %s', (code, dishes) => {
    const missing = dishes.split(' ').filter((dish) => {
      const is = getAllergenPresence(engine.classifyDish(dish), code);
      return is !== 'yes' && is !== 'maybe';
    });
    expect(missing).toEqual([]);
  });

  it.each([
    '새우볶음',
    '닭꼬치',
    '연근조림',
    '삼겹살구이',
    '치킨샐러드',
    '웨지감자',
    '참치마요덮밥',
    '냉우동',
    '꽃차',
    '콤부차',
    '곶감',
    '감자전',
  ])('exclude no allergen from %s', (dish) => {
    const diet = engine.classifyDish(dish);
    expect(diet.otherAllergens).toBe('unknown');
    expect(Object.values(toAllergenPresences(diet))).not.toContain('no');
  });

  it('exclude rare allergens from soups, stews and kimchi, by the last part of the name', () => {
    for (const dish of ['김치찌개', '돼지국밥', '미역국', '설렁탕', '깍두기', '새우 된장국']) {
      expectAllergens(dish, { peanut: 'no', peach: 'no', buckwheat: 'no' });
    }
    expectAllergens('땅콩국', { peanut: 'yes' });
    expectAllergens('국밥 볶음', { peanut: 'unknown' });
  });

  it('promise nothing about unspecified fruit', () => {
    for (const dish of ['과일', '과일차', '과일플레이트', '열대과일', '아샷추']) {
      expect([dish, isAllergenCertainlyAbsent(engine.classifyDish(dish), 'peach')]).toEqual([
        dish,
        false,
      ]);
    }
  });

  it('promise absence only for terms that name their whole content', () => {
    const terms = getLexicon().entries.flatMap((entry) => entry.terms);
    const promised = terms.filter((term) => engine.classifyDish(term).otherAllergens === 'absent');
    const known =
      /커피|아메리카노|에스프레소|콜드브루|드립|차$|얼그레이|모마일|페퍼민트|루이보스|히비스커스|콜라|사이다|생수|탄산수|^[a-z]+$|사과|배|딸기|바나나|오렌지|레몬|자몽|포도|귤|수박|멜론|파인애플|키위|블루베리|망고/u;
    expect(promised.filter((term) => !known.test(term))).toEqual([]);
    expect(promised.filter((term) => /과일|오미자|쌍화|대추|율무|보리|식혜/u.test(term))).toEqual(
      [],
    );
  });
});

describe('ingredients missing from the name', () => {
  it.each(['스모어', '두쫀쿠', '두바이 쫀득 쿠키', '마시멜로 쿠키'])(
    'include gelatin for %s',
    (dish) => {
      const diet = engine.classifyDish(dish);
      expect(diet.contains).toContain('gelatin');
      expect(diet).toMatchObject({ vegan: 'no', lactoOvo: 'no' });
    },
  );

  it('include fish sauce in 양념깻잎, milk in 양념감자 and pork in 돈치마요', () => {
    expect(engine.classifyDish('양념깻잎')).toMatchObject({ vegan: 'ask', lactoOvo: 'ask' });
    expect(engine.classifyDish('양념깻잎').hidden.map(({ code }) => code)).toContain('fish-sauce');
    expect(engine.classifyDish('양념감자')).toMatchObject({ vegan: 'ask', dairy: 'maybe' });
    expect(engine.classifyDish('돈치마요')).toMatchObject({
      mainMeats: ['pork'],
      meats: { chicken: 'maybe' },
      vegan: 'no',
    });
  });
});

/**
 * Korean words for allergens, with exceptions that only look similar; independent of the lexicon
 * under test.
 */
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
  it.each(NAMED)('assigns $code to every term that names it', ({ code, names, but }) => {
    const terms = getLexicon()
      .entries.filter(({ kind }) => kind === 'dish' || kind === 'ingredient')
      .flatMap((entry) => entry.terms);
    const missing = terms.filter((term) => {
      if (!names.test(term) || but?.test(term)) return false;
      const presence = getAllergenPresence(engine.classifyDish(term), code);
      return presence !== 'yes' && presence !== 'maybe';
    });
    expect(missing).toEqual([]);
  });
});
