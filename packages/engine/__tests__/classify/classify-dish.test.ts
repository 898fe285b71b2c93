import { describe, expect, it } from '@jest/globals';
import { createEngine, MEATS, type Meat } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());
const classifyDish = (dish: string) => engine.classifyDish(dish);
const getMainMeats = (dish: string) => [...classifyDish(dish).mainMeats];

describe('main meats', () => {
  it.each<[string, Meat[]]>([
    ['갈비탕', ['beef']],
    ['닭갈비', ['chicken']],
    ['돼지갈비', ['pork']],
    ['매운 돼지갈비찜', ['pork']],
    ['고등어구이', ['fish']],
    ['쇠고기 국밥', ['beef']],
    ['소고기국밥', ['beef']],
    ['해물파전', ['seafood']],
    ['닭한마리', ['chicken']],
    ['육회비빔밥', ['beef']],
    ['육개장', ['beef']],
    ['순대국', ['pork']],
    ['족발', ['pork']],
    ['보쌈정식', ['pork']],
    ['제육덮밥', ['pork']],
    ['차돌된장찌개', ['beef']],
    ['우삼겹숙주볶음', ['beef']],
    ['항정살', ['pork']],
    ['한우 꽃등심', ['beef']],
    ['치즈돈까스', ['pork']],
    ['규동', ['beef']],
    ['가츠동', ['pork']],
    ['에비텐동', ['seafood']],
    ['사케동', ['fish']],
    ['우니소바', ['seafood']],
    ['이쿠라동', ['fish']],
    ['짜장면', ['pork']],
    // 주스 is 肘子, the hock.
    ['두반주스', ['pork']],
    ['해삼주스', ['pork', 'seafood']],
    ['알탕수육', ['pork']],
    ['너구리', ['seafood']],
    ['삼선짬뽕', ['seafood']],
    ['양꼬치', ['lamb']],
    ['깐풍기', ['chicken']],
    ['직화분짜', ['pork']],
    ['똠얌꿍', ['seafood']],
    ['치킨 티카 마살라', ['chicken']],
    ['훈제오리', ['duck']],
    ['유황오리백숙', ['duck']],
    ['오삼불고기', ['pork', 'seafood']],
    ['홍어삼합', ['pork', 'fish']],
    ['게맛살튀김', ['fish']],
    ['물고기튀김', ['fish']],
    ['조개구이', ['seafood']],
    ['대구탕', ['fish']],
    ['참치김치찌개', ['fish']],
    ['더덕보쌈', ['pork']],
    ['훈제오리보쌈', ['duck']],
    ['굴보쌈', ['pork', 'seafood']],
    ['낙지제육', ['pork', 'seafood']],
    ['문어삼계탕', ['chicken', 'seafood']],
    ['김치 손만두', ['pork']],
    ['왕갈비 통닭', ['chicken']],
    ['닭목살구이', ['chicken']],
    ['소이 치킨', ['chicken']],
    ['돼지 내장탕', ['pork']],
    ['흑돼지 등심', ['pork']],
    ['안심 치즈돈까스', ['pork']],
    ['목살 샤브샤브', ['pork']],
    ['등심 티본 세트', ['beef']],
    ['명태 껍데기 튀김', ['fish']],
    ['세트(깐쇼새우, 탕수육)', ['pork', 'seafood']],
    ['전가복과 동파육', ['pork', 'seafood']],
  ])('are classified for %s', (dish, meats) => {
    expect(getMainMeats(dish)).toEqual(meats);
  });

  it.each([
    '콩국수',
    '들깨칼국수',
    '김치전',
    '버섯 탕수육',
    '양배추볶음',
    '양파튀김',
    '양송이구이',
    '단호박양갱',
    '자루소바',
    '채소비빔밥',
    '소금빵',
    '소면',
    '오리엔탈 샐러드',
    '오리지널 스콘',
    '대구식 칼국수',
    '비건 버팔로 치킨 버거',
    '소이 불고기',
    '닭 없는 구이',
    '타이 볶음밥',
  ])('are empty for %s', (dish) => {
    expect(getMainMeats(dish)).toEqual([]);
  });

  it.each([
    ['아메리카노', 'drink'],
    ['딸기 라떼', 'drink'],
    ['와인', 'drink'],
    ['공기밥', 'side'],
    ['우동사리', 'side'],
    ['커피 당근케이크', 'sweet'],
    ['딸기 타르트', 'sweet'],
    ['베이직 후무스', 'meal'],
    ['와플 치킨', 'meal'],
    ['마늘빵', 'meal'],
    ['와인 삼겹살', 'meal'],
    ['아메리카노 + 치즈케이크', 'sweet'],
    ['진풍정', 'meal'],
  ])('are independent of the serving: %s is a %s', (dish, serving) => {
    expect(engine.classifyDish(dish).serving).toBe(serving);
  });

  it('exclude the meat that the name excludes', () => {
    const diet = engine.classifyDish('꼬막 없는 비빔밥');
    expect(diet.meats.seafood).toBe('no');
    expect(diet.vegan).toBe('ask');
  });

  it('stay open for an ambiguous name', () => {
    const diet = engine.classifyDish('양념갈비');
    expect(diet.possibleMainMeats).toEqual(['pork', 'beef']);
    expect(diet.meats.beef).toBe('maybe');
    expect(diet.vegan).toBe('no');
  });

  it('are empty for drinks, which may contain alcohol', () => {
    expect(engine.classifyDish('생맥주').alcohol).toBe('yes');
    expect(engine.classifyDish('아메리카노')).toMatchObject({ alcohol: 'no', vegan: 'yes' });
  });
});

describe('unknown names', () => {
  it.each([
    '',
    '   ',
    '스페셜 세트',
    '진풍정',
    '볶음',
    '7,000원',
    '☆☆☆',
    'constructor',
    '__proto__',
  ])('make %j unknown in everything', (dish) => {
    const diet = engine.classifyDish(dish);
    expect(MEATS.map((meat) => diet.meats[meat])).toEqual(MEATS.map(() => 'unknown'));
    expect([diet.vegan, diet.lactoOvo, diet.egg, diet.dairy]).toEqual(Array(4).fill('unknown'));
    expect(diet.contains).toEqual([]);
  });

  it('never make anything absent or vegan if partly unknown', () => {
    const diet = engine.classifyDish('뷁뷁 두부구이');
    expect(diet.meats.pork).toBe('unknown');
    expect(diet.vegan).not.toBe('yes');
  });

  it('include bare ingredients and set meals, which are not vegan for certain', () => {
    for (const dish of ['토마토', '블루베리 바나나', '누룽지정식']) {
      expect([dish, engine.classifyDish(dish).vegan]).toEqual([dish, 'ask']);
    }
  });
});

describe('diets and hidden ingredients', () => {
  it.each(['두유', '호박죽', '현미밥', '비건 라자냐', '비건버거', '도토리묵', '수정과'])(
    'classify %s as vegan',
    (dish) => {
      expect(engine.classifyDish(dish)).toMatchObject({ vegan: 'yes', lactoOvo: 'yes' });
    },
  );

  it.each([
    ['된장찌개', 'anchovy-stock'],
    ['배추김치', 'salted-shrimp'],
    ['배추김치', 'fish-sauce'],
    ['비빔냉면', 'beef-stock'],
    ['애호박전', 'egg-in-batter'],
    ['난', 'butter'],
    ['레어치즈케이크', 'gelatin'],
    ['자루소바', 'bonito'],
    ['공심채볶음', 'oyster-sauce'],
  ])('find a hidden ingredient in %s: %s', (dish, code) => {
    const diet = engine.classifyDish(dish);
    expect(diet.hidden.map((hidden) => hidden.code)).toContain(code);
    expect(diet.vegan).not.toBe('yes');
  });

  it.each([
    ['팟타이', ['shrimp', 'peanut', 'egg', 'fish']],
    ['콩국수', ['soy', 'wheat']],
    ['막국수', ['buckwheat', 'sesame', 'egg']],
    ['복숭아 에이드', ['peach']],
    ['호두파이', ['walnut', 'wheat', 'dairy']],
    ['멸치국수', ['anchovy', 'wheat']],
    ['간장게장', ['crab']],
  ])('list the ingredients of %s: %j', (dish, names) => {
    expect(engine.classifyDish(dish).contains).toEqual(expect.arrayContaining(names));
  });

  it('trust a vegan claim unless it is negated', () => {
    expect(engine.classifyDish('비건 새우 감바스').meats.seafood).toBe('no');
    expect(engine.classifyDish('[비건/매운맛] 마제소바').vegan).toBe('yes');
    expect(engine.classifyDish('샌드위치 (비건 가능)').vegan).toBe('ask');
    expect(engine.classifyDish('비건 락토 케이크').vegan).toBe('ask');
    expect(engine.classifyDish('논비건 쿠키').vegan).toBe('no');
    expect(engine.classifyDish('비건 버거 + 치킨 너겟').vegan).toBe('no');
    expect(engine.classifyDish('비건 빵과 소고기 스튜').vegan).toBe('no');
    expect(engine.classifyDish('비건 커리와 난').vegan).toBe('yes');
    expect(engine.classifyDish('비건치즈 새우피자').vegan).toBe('no');
    expect(engine.classifyDish('비건치즈 가지피자').vegan).toBe('yes');
    expect(engine.classifyDish('비건 마요 참치김밥').vegan).toBe('no');
  });

  it('treat meatless as lacto-ovo, not as vegan', () => {
    expect(engine.classifyDish('채식짜장면')).toMatchObject({ vegan: 'ask', lactoOvo: 'yes' });
    expect(engine.classifyDish('콩고기덮밥').mainMeats).toEqual([]);
  });

  it('return reasons', () => {
    expect(engine.classifyDish('매운 새우 버거').because).toEqual([
      { kind: 'term', text: '새우버거' },
    ]);
  });

  it('treat decomposed Hangul like composed', () => {
    const composed = engine.classifyDish('갈비탕');
    expect(engine.classifyDish('갈비탕'.normalize('NFD'))).toEqual(composed);
  });
});

describe('meat, fish or stock that the name does not mention', () => {
  it.each([
    ['테린느', ['pork', 'chicken']],
    ['토르텔리니', ['pork', 'beef']],
    ['돌마', ['beef', 'lamb']],
    ['뵈렉', ['beef', 'lamb']],
    ['쿰피르', ['beef', 'pork']],
    ['계란찜', ['anchovy', 'shrimp']],
    ['우거지', ['beef', 'pork', 'anchovy']],
    ['야채카레', ['beef']],
    ['멕시칸 라이스', ['chicken']],
    ['사모사 세트', ['beef']],
  ])('is asked about, with its reason: %s', (dish, about) => {
    const { lactoOvo, contains } = classifyDish(dish);
    expect(lactoOvo).toBe('ask');
    expect(contains).toEqual(expect.arrayContaining(about));
  });

  it.each([
    '버섯 함박스테이크',
    '단호박 함박',
    '두부 완자',
    '양배추말이',
    '아보카도 타르타르',
    '가지튀김',
  ])('is possible beside the vegetable in the name: %s', (dish) => {
    expect(classifyDish(dish).lactoOvo).toBe('ask');
  });

  it.each(['현미도시락', '감자튀김 세트', '와플 생과일주스 샌드위치세트', '난 세트'])(
    'is asked about like in any set: %s',
    (dish) => {
      expect(classifyDish(dish).lactoOvo).toBe('ask');
    },
  );

  it('is not assumed where another ingredient is named or the dish is another one', () => {
    expect(classifyDish('초코 테린느').lactoOvo).toBe('yes');
    expect(classifyDish('시금치 라비올리').lactoOvo).toBe('yes');
    expect(classifyDish('무말랭이차').vegan).toBe('yes');
    expect(classifyDish('팬케이크타코').lactoOvo).toBe('no');
  });
});

describe('a bracket with an amount, a number of people or a choice', () => {
  it.each([
    '아귀찜(소,중,대)',
    '아귀찜 (소/중/대)',
    '아귀찜(2인 이상)',
    '아귀찜(180g/1인분)',
    '아귀찜(中/3人)',
    '아귀찜(3pc)',
    '아귀찜(물/비빔)',
    '아귀찜(반마리)',
    '아귀찜(예약)',
    '아귀찜(180g/국내산)',
    '아귀찜(캐나다산180g)',
    '아귀찜(홀기준)',
    '아귀찜 2인 이상',
    '아귀찜 2인 이상 주문 가능',
  ])('adds no food: %s', (dish) => {
    const { vegan, mainMeats, contains, because } = classifyDish('아귀찜');
    expect(classifyDish(dish)).toMatchObject({ vegan, mainMeats, contains, because });
  });

  it('adds the food that it names', () => {
    expect(classifyDish('모둠(삼겹살, 목살)').meats.pork).toBe('yes');
    expect(classifyDish('샐러드(연어)').mainMeats).toEqual(['fish']);
  });
});

describe('a misleading word', () => {
  it.each([
    ['뼈해물찜', ['pork', 'seafood']],
    ['통갈매기', ['pork']],
    ['소/돼지 갈비', ['pork', 'beef']],
    ['다카마쓰', []],
    ['솜사탕', []],
    ['난코스', []],
    ['김치찌게', ['pork']],
    ['잠뽕', ['seafood']],
    ['제육복음', ['pork']],
    ['뚜부찌개', []],
  ])('classifies %s as %j', (dish, mainMeats) => {
    expect(classifyDish(dish).mainMeats).toEqual(mainMeats);
  });

  it('keeps its usual meaning elsewhere', () => {
    for (const [misleading, meant] of [
      ['떡복기', '떡볶이'],
      ['매밀국수', '메밀국수'],
      ['복음밥', '볶음밥'],
      ['뚜부찌개', '두부찌개'],
    ] as const) {
      const { vegan, lactoOvo, contains } = classifyDish(meant);
      expect({ misleading, ...classifyDish(misleading) }).toMatchObject({
        misleading,
        vegan,
        lactoOvo,
        contains,
      });
    }
  });
});
