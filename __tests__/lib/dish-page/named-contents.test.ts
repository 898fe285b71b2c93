import { expect, it } from '@jest/globals';
import { createEngine, getAllergenPresence } from '@kioot/engine';
import { getLexicon } from '@kioot/engine/lexicon';
import type { Allergen } from '@kioot/engine/needs';
import { collectMenuDishes } from '@/lib/dishes/build-catalog';
import { DISH_SLUGS } from '@/lib/dishes/dish-slugs';
import { getSnapshotRows } from '@/lib/places/snapshot-store';

/** Words of a name that say an allergen for certain; independent of the lexicon under test. */
const WORDS: ReadonlyArray<{ code: Allergen; words: RegExp; but: RegExp }> = [
  // 녹두부침개 is 녹두 and 부침개; the sauce of an unnamed 소이간장 스페셜 is all that is known of it;
  // 어간장 is of fish, with soybeans or without.
  {
    code: 'soy',
    words: /간장|된장|고추장|쌈장|막장|장아찌|유부|두부|콩나물/u,
    but: /녹두부침|소이간장 스페셜|^어간장$/u,
  },
  {
    code: 'wheat',
    words:
      /밀가루|수제비|칼국수|짬뽕|라면|우동|튀김|까스|케이크|케익|식빵|[가-힣]빵(?=$|\s)|장아찌|통닭|닭강정|(?:^|양념|후라이드|순살|간장|마늘|반반|크리스피)치킨$/u,
    // Rice instead of noodles or flour, potatoes and tofu without batter, grilled chickens, a cake of
    // crab, and cheesecake that some bake without flour. 알라면 and 열라면 are brands.
    but: /쌀|떡|설기|옹심이|짬뽕밥|짬뽕순두부|감자튀김|웨지튀김|템페 ?튀김|두부튀김|튀김두부|부각 튀김|구이 ?통닭|전기통닭|한방통닭|누룽지통닭|삼미통닭|통닭다리|통닭카레|크랩 케이크|바스크치즈케이크|[알열신]라면/u,
  },
  { code: 'gluten', words: /보리/u, but: /보리굴비|새싹보리/u },
  // 들깨 is perilla, 어깨 a shoulder, 홍두깨 a cut of beef.
  {
    code: 'sesame',
    words: /흑임자|참깨|검은깨|(?<![들어두])깨(?=$|[ 가-힣])/u,
    but: /들깨|어깨|홍두깨/u,
  },
  { code: 'tomato', words: /토마토/u, but: /^$/u },
  // 새우살 is a cut of beef.
  { code: 'shrimp', words: /새우/u, but: /한우 새우살/u },
  { code: 'crab', words: /꽃게|대게|참게|홍게|게살|게장|킹크랩/u, but: /^$/u },
  { code: 'squid', words: /오징어/u, but: /^$/u },
  {
    code: 'shellfish',
    words: /조개|전복|홍합|바지락|꼬막|가리비|굴(?=$|국|전|튀김|짬뽕|보쌈)/u,
    but: /^$/u,
  },
  { code: 'pine-nut', words: /(?:^|[^가-힣])잣|잣[죽설무즙]/u, but: /^$/u },
  { code: 'walnut', words: /호두/u, but: /^$/u },
  { code: 'peanut', words: /땅콩/u, but: /^$/u },
  { code: 'egg', words: /계란|달걀/u, but: /^$/u },
];

/** A claim, a denial, a likeness or a choice keeps its own reading. */
const CLAIM = /비건|베지|콩고기|식물성|없는|없이|뺀|빼고|대신|프리|무첨가|NO |또는|맛|향|모양|GF/u;

const engine = createEngine(getLexicon());
const names = new Set([
  ...DISH_SLUGS.keys(),
  ...[...collectMenuDishes(getSnapshotRows()).values()].flatMap(({ spellings }) => [
    ...spellings.keys(),
  ]),
]);

it.each(WORDS)('a name that says $code has it in "contains"', ({ code, words, but }) => {
  const named = [...names].filter(
    (name) => words.test(name) && !but.test(name) && !CLAIM.test(name),
  );
  expect(named.length).toBeGreaterThan(0);
  const wrong = named.filter(
    (name) => getAllergenPresence(engine.classifyDish(name), code) !== 'yes',
  );
  expect(wrong).toEqual([]);
});

it.each(['글루텐프리 케이크', 'GF 케이크', '쌀 케이크', '비건 새우', '새우맛 라면'])(
  'a claim or a likeness keeps its reading: %s',
  (name) => {
    const facts = engine.classifyDish(name);
    const code = name.includes('새우') ? 'shrimp' : 'wheat';
    expect(getAllergenPresence(facts, code)).not.toBe('yes');
  },
);
