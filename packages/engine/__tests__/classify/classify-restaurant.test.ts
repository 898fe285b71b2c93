import { describe, expect, it } from '@jest/globals';
import { createEngine } from '../../src';
import { getLexicon } from '../../src/lexicon/engine-lexicon';

const engine = createEngine(getLexicon());
const classify = (title: string, treatmenu = '', firstmenu = '') =>
  engine.classifyRestaurant({ contentId: '1', title, firstmenu, treatmenu });

describe('a restaurant', () => {
  it('has the meats of its dishes and no others', () => {
    const { meats } = classify('한밭식당', '갈비탕, 제육볶음, 된장찌개');
    expect(meats).toMatchObject({ beef: 'yes', pork: 'yes', duck: 'no', lamb: 'no' });
  });

  it('may have a meat that is a possible small part of one dish', () => {
    expect(classify('전집', '빈대떡, 감자전, 막걸리').meats.pork).toBe('maybe');
  });

  it('does not have the meat of its stock', () => {
    const diet = classify('할머니칼국수', '칼국수, 수제비');
    expect(diet.meats.fish).not.toBe('yes');
    expect(diet.hidden).toContainEqual({
      code: 'anchovy-stock',
      certainty: 'often',
      dishes: ['칼국수', '수제비'],
    });
  });

  it('has no meat of its title that its menu lacks, and may have it without a menu', () => {
    expect(classify('서촌 대하식당', '삼겹살').meats).toMatchObject({ pork: 'yes', seafood: 'no' });
    expect(classify('서촌 대하식당').meats.seafood).toBe('yes');
    expect(classify('왕돼지 할랄', '양갈비').halal).toBe('no');
  });

  it('counts each dish once over both menu fields', () => {
    expect(classify('가게', '갈비탕, 냉면', '갈비탕').dishes.map(({ dish }) => dish)).toEqual([
      '갈비탕',
      '냉면',
    ]);
  });

  it('is classified by the bracket of a set with an uninformative name', () => {
    const diet = classify('가게', '스페셜 모둠(삼겹살, 목살, 음료 포함), 갈비탕');
    expect(diet.meats).toMatchObject({ pork: 'yes', beef: 'yes' });
    expect(diet.dishes.map(({ dish }) => dish)).toEqual([
      '스페셜 모둠 (삼겹살, 목살, 음료 포함)',
      '갈비탕',
    ]);
  });

  it.each([
    ['만족오향족발', 'pork'],
    ['스시코우지', 'fish'],
    ['춘천닭갈비', 'chicken'],
    ['토속촌삼계탕', 'chicken'],
    ['통영횟집', 'fish'],
    ['이문설농탕', 'beef'],
    ['가나돈까스의집', 'pork'],
  ] as const)('without a menu is classified by its title: %s', (title, meat) => {
    expect(classify(title).meats[meat]).toBe('yes');
  });

  it.each([
    '오리지널 팬케이크하우스',
    '양재동 카페',
    '대구식당',
    '소공동 다방',
    '굴다리 포장마차',
    '타이가든',
    '노작가의 아지트',
    '부타이 1막',
    '카페 비엔나',
  ])('has no meat because of a similar word: %s', (title) => {
    expect(Object.values(classify(title).meats)).not.toContain('yes');
  });

  it('explains its own name in a dish without promising anything', () => {
    const porkIn = (title: string) => classify(title, '오미가 돌솥비빔밥').dishes[0]?.meats.pork;
    expect(porkIn('오미가')).toBe('no');
    expect(porkIn('별궁식당')).toBe('unknown');
    const [dish] = classify('소연', '소연단팥죽').dishes;
    expect(dish).toMatchObject({ vegan: 'unknown', meats: { beef: 'no' } });
  });

  it.each([
    ['참 치킨', '간장 오리지널', ['chicken']],
    ['치킨과 족발', '간장 오리지널', []],
    ['참 식당', '간장 오리지널', []],
  ])('named %s most likely serves %s as %j', (title, menu, meats) => {
    const [dish] = classify(title, menu).dishes;
    expect(dish?.possibleMainMeats).toEqual(meats);
    expect(dish?.mainMeats).toEqual([]);
  });

  it('has no beef because its title names an overridable dish', () => {
    expect(classify('충무로쭈꾸미불고기').meats).toMatchObject({ seafood: 'yes', beef: 'unknown' });
  });

  it('is unknown without a title or menu that says anything', () => {
    const diet = classify('가담');
    expect(new Set(Object.values(diet.meats))).toEqual(new Set(['unknown']));
    expect([diet.strictVegan, diet.lactoOvo, diet.halal]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('is denied a diet only if most of its menu is understood', () => {
    expect(classify('집', '뷁뷁, 쉙쉙, 갈비탕').meats.duck).toBe('unknown');
  });
});

describe('vegan and vegetarian places', () => {
  it('are found by their title', () => {
    expect(classify('비건인사')).toMatchObject({ strictVegan: 'yes', lactoOvo: 'yes' });
    expect(classify('오세계향 채식당')).toMatchObject({ strictVegan: 'ask', lactoOvo: 'yes' });
  });

  it('are found by one dish, but not by wine', () => {
    expect(classify('카페', '아메리카노, 카페라떼').strictVegan).toBe('yes');
    expect(classify('고깃집', '삼겹살, 청주').strictVegan).toBe('no');
    expect(classify('국수집', '비빔국수').strictVegan).toBe('ask');
  });
});

describe('halal', () => {
  it('is yes by the claim of the place', () => {
    expect(classify('이드', '할랄 불고기, 할랄 치킨').halal).toBe('yes');
  });

  it('is ask for a kitchen that is usually halal, which is the reason', () => {
    const diet = classify('미스터케밥', '터키 케밥 닭고기');
    expect(diet.halal).toBe('ask');
    expect(diet.because).toContainEqual({ kind: 'kitchen', kitchen: 'Turkish', term: '터키' });
  });

  it.each(['다카마쓰 우동', '솜사탕', '이란성 쌍둥이 김밥', '난코스'])(
    'is not implied by letters inside other words: %s',
    (menu) => {
      expect(classify('가게', menu).halal).toBe('unknown');
      expect(classify(menu, '우동').halal).toBe('unknown');
    },
  );

  it.each(['인도커리', '네팔 요리', '킹케밥', '바바인디아'])(
    'is ask for the kitchen of %s',
    (menu) => {
      expect(classify(menu, '커리').halal).toBe('ask');
    },
  );

  it('is unknown for a menu merely without pork', () => {
    expect(classify('본가설렁탕', '설렁탕, 수육').halal).toBe('unknown');
  });

  it('is no with pork or alcohol, despite any claim', () => {
    expect(classify('케밥하우스', '케밥, 삼겹살').halal).toBe('no');
    expect(classify('케밥하우스', '케밥, 생맥주').halal).toBe('no');
    expect(classify('할랄 아닌집', '논할랄 치킨').halal).toBe('no');
  });

  it.each([
    '할랄 아님',
    '비할랄',
    '논할랄 치킨',
    'non-halal',
    'Not Halal',
    '할랄 안됨',
    '양갈비 (할랄 인증 아님)',
    '할랄 X',
  ])('is denied by %s', (menu) => {
    expect(classify('이드', menu).halal).toBe('no');
  });

  it.each([
    '할랄',
    '양갈비 할랄 인증',
    '양갈비할랄',
    'Halal chicken',
    '할랄 불고기, 포장 안됨',
    '닭갈비\n할랄 인증',
  ])('is claimed by %s', (menu) => {
    expect(classify('이드', menu).halal).toBe('yes');
  });

  it('is claimed by the title, where every other word is the name', () => {
    expect(classify('나비할랄 레스토랑', '양갈비').halal).toBe('yes');
    expect(classify('이드', '나비할랄 양갈비').halal).toBe('ask');
  });
});
