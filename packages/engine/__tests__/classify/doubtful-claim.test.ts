import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALLERGENS } from '../../src/needs/allergens';
import { createEngine, isAllergenCertainlyAbsent, type DishFacts } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';
import { IS_DEEP } from '../../../../__tests__/helpers/sample';

const engine = createEngine(getLexicon());
const place = (line: string, title = '가게') =>
  engine.classifyRestaurant({ contentId: '1', title, firstmenu: line, treatmenu: '' });

const MAX_SHOWN = 40;
const RUNS = IS_DEEP ? 1_500 : 150;

/** Diet claims as menus write them, by the verdict they would make `yes`. */
const VEGAN = ['비건', '순식물성', '비건 메뉴', '비건 인증', '완전 비건'];
const VEGETARIAN = ['채식', '베지테리안', '락토', '락토오보', '오보 메뉴'];
const PARTICLES = [
  '',
  '은',
  '는',
  '이',
  '가',
  '도',
  '만',
  '을',
  '으로',
  '용',
  '식은',
  ' 옵션은',
  ' 디저트는',
];
/** Endings that deny, postpone or question a claim. */
const ENDINGS = [
  ...['없습니다', '없어요', '없음', '없다', '없네요', '없는데요', '없을 수 있습니다', '없이'],
  ...[
    '아닙니다',
    '아니에요',
    '아니다',
    '아님',
    '아닌',
    '아니라서',
    '아니었습니다',
    '아니라고 합니다',
  ],
  ...['하지 않습니다', '받지 않은', '되지 않아요', '취급 않음', '제공하지 않는'],
  ...['못 합니다', '못해요', '못 드립니다', '못 드세요', '못 먹어요'],
  ...['안 됩니다', '안돼요', '안됨', '안 해요', '안 팔아요', '안 쓰는'],
  ...[
    '불가',
    '불가능',
    '불가합니다',
    '불가능해요',
    '제외',
    '제외하고',
    '제외입니다',
    '빼고',
    '빼고 다',
  ],
  ...['예정', '예정입니다', '준비 중', '준비중', '준비중입니다', '준비 중이에요', '미제공', '미정'],
  ...['여부 문의', '문의 바랍니다', '중단', '종료했습니다', '품절', '금지', '말고', '대신'],
  ...['일 수도 있는', '인지 모르는', '같지 않은', '어려워요', '?', '× '],
];
const DISHES = '감자튀김|호박죽|두부 강정|크림 파스타|쿠키|떡볶이|샐러드|타코'.split('|');

const EN_CLAIMS = ['vegan', 'Vegan', 'plant-based vegan', 'vegetarian', 'veggie'];
const EN_DENIALS = [
  ..."not|isn't|is not|never|no|non|not really|no longer|neither|hardly|almost".split('|'),
  ..."nearly|not always|cannot be|can't be|not yet|not quite|anything but".split('|'),
];
const EN_ENDINGS = [
  ...'not available|unavailable|coming soon|on hold|sold out|no|not|excluded'.split('|'),
  ...'except sauce|but with cheese|upon request|if you ask|? no'.split('|'),
  ...'option not possible'.split('|'),
];
const EN_DISHES = 'cookie|burger|curry|salad|noodle soup|tofu taco|cake|walnut brownie'.split('|');

/** Letters that start or end no word of the lexicon. */
const unknown = fc
  .array(fc.constantFrom('뷁', '쀍', '뛟', '쉙', '굻', '춝', '퀡'), { minLength: 2, maxLength: 4 })
  .map((letters) => letters.join(''));

const from = (texts: readonly string[]) => fc.constantFrom(...texts);

const isPromised = ({ vegan, egg, dairy, ...dish }: DishFacts): boolean =>
  vegan === 'yes' ||
  egg === 'no' ||
  dairy === 'no' ||
  ALLERGENS.some((code) => isAllergenCertainlyAbsent(dish, code));

/** Generated lines that pass `isWrong`, all at once for a readable failure. */
function findWrong(lines: fc.Arbitrary<string>, isWrong: (line: string) => boolean): string[] {
  const wrong = fc.sample(lines, { numRuns: RUNS, seed: 32 }).filter(isWrong);
  return [...new Set(wrong)].slice(0, MAX_SHOWN);
}

/** A claim, its ending, and a dish before, after or between them. */
const inAnyOrder = (claim: string, ending: string, dish: string): string[] => [
  `${claim}${ending}`,
  `${claim}${ending} ${dish}`,
  `${claim} ${ending} ${dish}`,
  `${dish} ${claim}${ending}`,
  `${dish} (${claim}${ending})`,
  `${dish} - ${claim} ${ending}`,
  `${claim} ${dish} ${ending}`,
  `${claim}${dish} ${ending}`,
];

const denied = (claims: readonly string[]) =>
  fc
    .tuple(from(claims), from(PARTICLES), from(['', ' ']), from(ENDINGS), from(DISHES))
    .chain(([claim, particle, blank, ending, dish]) =>
      from(inAnyOrder(claim, `${particle}${blank}${ending}`, dish)),
    );

const deniedInEnglish = fc.oneof(
  fc
    .tuple(from(EN_DENIALS), from(EN_CLAIMS), from(EN_DISHES))
    .chain(([denial, claim, dish]) =>
      from([
        `${denial} ${claim} ${dish}`,
        `${dish} (${denial} ${claim})`,
        `${dish}, ${denial} ${claim}`,
        `${dish} ${denial} ${claim}`,
      ]),
    ),
  fc
    .tuple(from(EN_CLAIMS), from(EN_ENDINGS), from(EN_DISHES))
    .chain(([claim, ending, dish]) =>
      from([
        `${claim} ${dish} ${ending}`,
        `${claim} ${ending} ${dish}`,
        `${dish} (${claim} ${ending})`,
        `${dish}: ${claim} ${ending}`,
      ]),
    ),
);

describe('a denied, postponed or questioned diet claim', () => {
  it('makes no dish vegan and nothing certainly absent', () => {
    expect(ENDINGS.length).toBeGreaterThanOrEqual(40);
    expect(findWrong(denied(VEGAN), (line) => isPromised(engine.classifyDish(line)))).toEqual([]);
  });

  it('makes no dish vegetarian', () => {
    expect(
      findWrong(denied(VEGETARIAN), (line) => {
        const { vegan, lactoOvo } = engine.classifyDish(line);
        return vegan === 'yes' || lactoOvo === 'yes';
      }),
    ).toEqual([]);
  });

  it('promises nothing in English', () => {
    expect(findWrong(deniedInEnglish, (line) => isPromised(engine.classifyDish(line)))).toEqual([]);
  });
});

describe('a diet claim beside an unknown word', () => {
  const withUnknown = fc
    .tuple(from([...VEGAN, 'vegan']), unknown, from(DISHES), from(['', ' ']))
    .chain(([claim, word, dish, blank]) =>
      from([
        `${claim} ${word}${blank}${dish}`,
        `${word} ${claim} ${dish}`,
        `${word}${claim} ${dish}`,
        `${claim}${word} ${dish}`,
        `${claim} ${dish} ${word}`,
      ]),
    );

  it('is a question', () => {
    expect(findWrong(withUnknown, (line) => isPromised(engine.classifyDish(line)))).toEqual([]);
  });

  it('is trusted where the word is the name of the restaurant', () => {
    const { strictVegan, dishes } = place('비건 뷁쀍 두부 강정', '뷁쀍');
    expect(strictVegan).toBe('yes');
    expect(dishes.every((dish) => isAllergenCertainlyAbsent(dish, 'milk'))).toBe(true);
  });
});

describe('a diet claim beside an alternative', () => {
  const OTHERS = ['치킨', '불고기', '소고기', '새우', '두부', '버섯', '베이컨'];
  const alternative = fc
    .tuple(
      from([...VEGAN.slice(0, 2), '채식', 'vegan']),
      from([
        ' 또는 ',
        ' 혹은 ',
        ' or ',
        '/',
        ' / ',
        ', ',
        ' 아니면 ',
        '이나 ',
        ' vs ',
        '와 ',
        '과 ',
        ' 및 ',
        ' n ',
        ' 반 ',
        ' & ',
        '&',
      ]),
      from(OTHERS),
      from(['타코', '버거', '파스타', '김밥']),
    )
    .chain(([claim, or, other, dish]) =>
      from([`${claim}${or}${other} ${dish}`, `${dish} (${claim}${or}${other})`]),
    );

  it('is a question', () => {
    expect(
      findWrong(alternative, (line) => {
        const dish = engine.classifyDish(line);
        return (
          dish.vegan === 'yes' ||
          isAllergenCertainlyAbsent(dish, 'milk') ||
          isAllergenCertainlyAbsent(dish, 'egg')
        );
      }),
    ).toEqual([]);
  });
});

describe('a negated denial', () => {
  const FREE = ['계란 없는', '계란을 뺀', '계란 안 넣은', '달걀 없이 만든', '계란 제외'];
  const doubled = fc
    .tuple(
      from(FREE),
      from(['빵', '비빔밥', '메뉴', '쿠키', '김밥']),
      from(['은', '이', '도', ' 옵션은']),
      from(ENDINGS),
    )
    .map(([free, dish, particle, ending]) => `${free} ${dish}${particle} ${ending}`);

  it('excludes no ingredient', () => {
    expect(
      findWrong(doubled, (line) => {
        const dish = engine.classifyDish(line);
        return dish.egg === 'no' || isAllergenCertainlyAbsent(dish, 'egg');
      }),
    ).toEqual([]);
  });
});

describe('a halal claim', () => {
  const HALAL = ['할랄', '할랄 메뉴', '할랄 인증', '할랄 고기', 'halal'];

  it('makes no place halal if denied, postponed or questioned', () => {
    expect(findWrong(denied(HALAL), (line) => place(line).halal === 'yes')).toEqual([]);
  });

  it('makes no place halal beside an unknown word', () => {
    const withUnknown = fc
      .tuple(from(HALAL), unknown, from(['불고기', '케밥', '치킨']))
      .chain(([claim, word, dish]) =>
        from([`${claim} ${word} ${dish}`, `${word}${claim} ${dish}`, `${claim} ${dish}${word}`]),
      );
    expect(findWrong(withUnknown, (line) => place(line).halal === 'yes')).toEqual([]);
  });
});

describe('a place', () => {
  it('is not halal if the claim in its title is denied', () => {
    const titles = fc
      .tuple(from(['할랄', '할랄 메뉴', '할랄 인증']), from(PARTICLES), from(ENDINGS))
      .map(([claim, particle, ending]) => `${claim}${particle} ${ending} 식당`);
    expect(findWrong(titles, (title) => place('양갈비', title).halal === 'yes')).toEqual([]);
  });

  const titled = fc
    .tuple(
      from(['비건', '채식', '비건 메뉴']),
      from(PARTICLES),
      from(ENDINGS),
      from(['식당', '집', '키친']),
    )
    .map(([claim, particle, ending, kind]) => `${claim}${particle} ${ending} ${kind}`);

  it('is not vegan if the claim in its title is denied', () => {
    expect(
      findWrong(titled, (title) => {
        const { strictVegan, lactoOvo } = place('돈까스', title);
        return strictVegan === 'yes' || lactoOvo === 'yes';
      }),
    ).toEqual([]);
  });

  it('is not vegan if a line of its menu is denied', () => {
    const lines = fc
      .tuple(from(['비건 메뉴', '비건', '채식']), from(PARTICLES), from(ENDINGS))
      .map(([claim, particle, ending]) => `${claim}${particle} ${ending}`);
    expect(
      findWrong(lines, (line) => {
        const { strictVegan, lactoOvo } = place(`${line}, 돈까스`, '한강돈까스');
        return strictVegan === 'yes' || lactoOvo === 'yes';
      }),
    ).toEqual([]);
  });
});

describe('an undisputed claim', () => {
  it.each([
    ...['비건 불고기 버거', '비건 안심 스테이크', '비건 미역국', '비건 비지찌개', '비건 비빔밥'],
    ...['비건 불짬뽕', '비건 안동찜닭', '비건 두부 강정', '비건식 비빔국수', '비건으로 만든 쿠키'],
    ...['비건 인증 쿠키', '두부 샐러드 (비건)', '젓갈 없는 비건 김치', '[비건/매운맛] 마제소바'],
    ...['Vegan tofu salad', 'Tofu curry (vegan)', '더 비건 버거'],
  ])('is trusted: %s', (line) => {
    const dish = engine.classifyDish(line);
    expect(dish).toMatchObject({ vegan: 'yes', lactoOvo: 'yes', egg: 'no', dairy: 'no' });
    expect(isAllergenCertainlyAbsent(dish, 'milk') && isAllergenCertainlyAbsent(dish, 'fish')).toBe(
      true,
    );
  });

  it.each(['할랄 불고기', '할랄 인증 닭강정', '양갈비 (할랄)', 'Halal chicken'])(
    'makes %s halal',
    (line) => {
      expect(place(line).halal).toBe('yes');
    },
  );
});
