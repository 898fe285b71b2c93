import { describe, expect, it } from '@jest/globals';
import { createEngine, MEATS, type Meat } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());
const judge = (dish: string) => engine.classifyDish(dish);
const mainOf = (dish: string) => [...judge(dish).mainMeats];

describe('the main meat of a dish', () => {
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
  ])('%s', (dish, meats) => {
    expect(mainOf(dish)).toEqual(meats);
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
  ])('%s has none', (dish) => {
    expect(mainOf(dish)).toEqual([]);
  });

  it.each([
    ['아메리카노', 'drink'],
    ['딸기 라떼', 'drink'],
    ['와인', 'drink'],
    ['공기밥', 'side'],
    ['우동사리', 'side'],
    ['커피 당근케이크', 'meal'],
    ['와인 삼겹살', 'meal'],
    ['아메리카노 + 치즈케이크', 'meal'],
    ['진풍정', 'meal'],
  ])('%s is served as a %s', (dish, serving) => {
    expect(engine.classifyDish(dish).serving).toBe(serving);
  });

  it('leaves out what the name says is left out', () => {
    const diet = engine.classifyDish('꼬막 없는 비빔밥');
    expect(diet.meats.seafood).toBe('no');
    expect(diet.vegan).toBe('ask');
  });

  it('leaves open what the name leaves open', () => {
    const diet = engine.classifyDish('양념갈비');
    expect(diet.possibleMainMeats).toEqual(['pork', 'beef']);
    expect(diet.meats.beef).toBe('maybe');
    expect(diet.vegan).toBe('no');
  });

  it('says that a drink is no meat and that alcohol is alcohol', () => {
    expect(engine.classifyDish('생맥주').alcohol).toBe('yes');
    expect(engine.classifyDish('아메리카노')).toMatchObject({ alcohol: 'no', vegan: 'yes' });
  });
});

describe('what nobody can know', () => {
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
  ])('%j is unknown everywhere', (dish) => {
    const diet = engine.classifyDish(dish);
    expect(MEATS.map((meat) => diet.meats[meat])).toEqual(MEATS.map(() => 'unknown'));
    expect([diet.vegan, diet.lactoOvo, diet.egg, diet.dairy]).toEqual(Array(4).fill('unknown'));
    expect(diet.contains).toEqual([]);
  });

  it('makes nothing absent and nothing vegan when part of the name is not understood', () => {
    const diet = engine.classifyDish('뷁뷁 두부구이');
    expect(diet.meats.pork).toBe('unknown');
    expect(diet.vegan).not.toBe('yes');
  });

  it('does not call a bare ingredient or a set meal vegan', () => {
    for (const dish of ['토마토', '블루베리 바나나', '누룽지정식']) {
      expect([dish, engine.classifyDish(dish).vegan]).toEqual([dish, 'ask']);
    }
  });
});

describe('diets and hidden ingredients', () => {
  it.each([
    '두유',
    '호박죽',
    '현미밥',
    '비건 라자냐',
    '비건버거',
    '도토리묵',
    '수정과',
    '알루 고비',
  ])('%s is vegan', (dish) => {
    expect(engine.classifyDish(dish)).toMatchObject({ vegan: 'yes', lactoOvo: 'yes' });
  });

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
  ])('%s may hide %s', (dish, code) => {
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
  ])('%s contains %j', (dish, names) => {
    expect(engine.classifyDish(dish).contains).toEqual(expect.arrayContaining(names));
  });

  it('believes a menu that says vegan, unless it takes it back', () => {
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

  it('reads meatless as fit for lacto-ovo, not yet as vegan', () => {
    expect(engine.classifyDish('채식짜장면')).toMatchObject({ vegan: 'ask', lactoOvo: 'yes' });
    expect(engine.classifyDish('콩고기덮밥').mainMeats).toEqual([]);
  });

  it('tells why', () => {
    expect(engine.classifyDish('매운 새우 버거').because).toEqual([
      { kind: 'term', text: '새우버거' },
    ]);
  });

  it('reads decomposed Hangul like composed', () => {
    const composed = engine.classifyDish('갈비탕');
    expect(engine.classifyDish('갈비탕'.normalize('NFD'))).toEqual(composed);
  });
});

describe('what is often made with meat, fish or their stock, though no word says so', () => {
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
  ])('is asked about, and says why: %s', (dish, about) => {
    const { lactoOvo, contains } = judge(dish);
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
  ])('may have meat beside the plant it is named after: %s', (dish) => {
    expect(judge(dish).lactoOvo).toBe('ask');
  });

  it.each(['현미도시락', '감자튀김 세트', '와플 생과일주스 샌드위치세트', '난 세트'])(
    'is asked about as every set is: %s',
    (dish) => {
      expect(judge(dish).lactoOvo).toBe('ask');
    },
  );

  it('is as it was where something else is named, or in a dish of its own', () => {
    expect(judge('초코 테린느').lactoOvo).toBe('yes');
    expect(judge('시금치 라비올리').lactoOvo).toBe('yes');
    expect(judge('무말랭이차').vegan).toBe('yes');
    expect(judge('팬케이크타코').lactoOvo).toBe('no');
  });
});

describe('a bracket that says how much, for how many or which of two', () => {
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
  ])('is no food: %s', (dish) => {
    const { vegan, mainMeats, contains, because } = judge('아귀찜');
    expect(judge(dish)).toMatchObject({ vegan, mainMeats, contains, because });
  });

  it('is food where it names any', () => {
    expect(judge('모둠(삼겹살, 목살)').meats.pork).toBe('yes');
    expect(judge('샐러드(연어)').mainMeats).toEqual(['fish']);
  });
});

describe('a word that misleads', () => {
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
  ])('%s is of %j', (dish, mainMeats) => {
    expect(judge(dish).mainMeats).toEqual(mainMeats);
  });

  it('is heard as what it is', () => {
    for (const [said, meant] of [
      ['떡복기', '떡볶이'],
      ['매밀국수', '메밀국수'],
      ['복음밥', '볶음밥'],
      ['뚜부찌개', '두부찌개'],
    ] as const) {
      const { vegan, lactoOvo, contains } = judge(meant);
      expect({ said, ...judge(said) }).toMatchObject({ said, vegan, lactoOvo, contains });
    }
  });
});
