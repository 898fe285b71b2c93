import { describe, expect, it } from '@jest/globals';
import type { Preference } from '@kioot/engine';
import { ALLERGENS, type Allergen, MEATS } from '@kioot/engine/needs';
import { EMPTY_PROFILE, type DietProfile } from '@/lib/client-store/diet-profile';
import { toCardAllergens } from '@/lib/staff-card/staff-card';
import { fillPhrase } from '@/lib/staff-card/fill-phrase';
import { translatorOf } from '../../helpers/translator';
import { ALL_CHOICES, toStaffCard } from './all-cards';

const words = translatorOf('en', 'card');

function read(wish: Preference | null, change: Partial<DietProfile> = {}) {
  const card = toStaffCard(words, { ...EMPTY_PROFILE, wish, ...change });
  return {
    allergies: card.allergies.map(({ ko }) => ko),
    diet: card.diet.map(({ ko }) => ko),
    dietInEnglish: card.diet.map((sentence) => sentence.translation),
    questions: card.questions.map(({ sentence }) => sentence.ko),
    notes: card.questions.flatMap(({ note }) => note?.ko ?? []),
    answers: card.questions.map(({ answers }) => answers.map(({ ko }) => ko)),
  };
}

const allergicTo = (...allergies: Allergen[]) => ({ allergies });

describe('diet', () => {
  it('strict vegan: no animal product, in stock, kimchi, sauce or sweets either', () => {
    expect(read({ kind: 'strictVegan' })).toMatchObject({
      allergies: [],
      diet: [
        '저는 엄격한 채식주의자(비건)입니다.',
        '고기, 생선, 해산물, 계란, 유제품을 먹지 않습니다.',
        '멸치 육수, 사골 육수, 액젓, 새우젓, 굴소스, 어묵, 젤라틴도 들어가면 안 됩니다.',
        '버터와 꿀도 들어가면 안 됩니다.',
        '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
        '밥, 채소, 버섯, 두부는 먹을 수 있습니다.',
      ],
      questions: ['제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?'],
      notes: ['확실하지 않으시면 없다고 말씀해 주십시오.'],
      answers: [['네, 있습니다.', '아니요, 없습니다.', '주방에 확인해 보겠습니다.']],
    });
  });

  it('lacto-ovo: allows eggs, dairy, butter and honey, but no stock', () => {
    expect(read({ kind: 'lactoOvo' }).diet).toEqual([
      '저는 채식주의자입니다.',
      '고기, 생선, 해산물을 먹지 않습니다.',
      '멸치 육수, 사골 육수, 액젓, 새우젓, 굴소스, 어묵, 젤라틴도 들어가면 안 됩니다.',
      '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
      '밥, 채소, 버섯, 두부, 계란, 유제품은 먹을 수 있습니다.',
    ]);
  });

  it.each([
    [
      'ovo',
      '계란은 먹지만 고기, 생선, 해산물, 유제품은 먹지 않습니다.',
      '우유, 버터, 크림, 치즈도 들어가면 안 됩니다.',
      '밥, 다른 채소, 버섯, 두부, 계란은 먹을 수 있습니다.',
    ],
    [
      'lacto',
      '유제품은 먹지만 고기, 생선, 해산물, 계란은 먹지 않습니다.',
      '튀김옷과 마요네즈에도 계란이 들어가면 안 됩니다.',
      '밥, 다른 채소, 버섯, 두부, 유제품은 먹을 수 있습니다.',
    ],
  ] as const)(
    '%s: the class of Taiwan, without alliums',
    (vegetarianClass, avoids, inside, eats) => {
      const { diet } = read({ kind: 'strictVegan' }, { noFivePungent: true, vegetarianClass });
      expect(diet.slice(0, 3)).toEqual(['저는 채식주의자입니다.', avoids, inside]);
      expect(diet).toContain('저는 마늘, 양파, 파, 부추, 달래 같은 오신채를 먹지 않습니다.');
      expect(diet.at(-1)).toBe(eats);
    },
  );

  it('a class without "no alliums" is strict vegan', () => {
    const { diet } = read({ kind: 'strictVegan' }, { vegetarianClass: 'ovo' });
    expect(diet).toEqual(read({ kind: 'strictVegan' }).diet);
  });

  it('halal: no pork in any form, no alcohol in cooking, and asks about other meat', () => {
    const { diet, questions, answers } = read({ kind: 'halal' });
    expect(diet).toEqual([
      '저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.',
      '돼지기름, 햄, 베이컨, 소시지, 돼지 육수, 젤라틴도 들어가면 안 됩니다.',
      '요리할 때 맛술, 미림, 소주 같은 술도 넣으면 안 됩니다.',
    ]);
    expect(questions[0]).toBe('소고기, 양고기, 닭고기는 할랄 고기입니까?');
    expect(answers[0]?.slice(0, 2)).toEqual(['네, 할랄입니다.', '아니요, 할랄이 아닙니다.']);
    expect(questions).toHaveLength(2);
  });

  it('not spicy, or less spicy', () => {
    expect(read(null, { notSpicy: true })).toMatchObject({
      diet: ['음식은 안 맵게 해 주십시오.', '그것이 어려우시면 덜 맵게 해 주십시오.'],
      questions: ['어떤 음식을 추천해 주시겠습니까?'],
    });
  });

  const OTHERS = [
    '육수, 양념, 가루 조미료에도 넣지 말아 주십시오.',
    '마늘이나 파가 들어간 김치도 먹지 않습니다.',
  ];
  const PUNGENT = ['저는 마늘, 양파, 파, 부추, 달래 같은 오신채를 먹지 않습니다.', ...OTHERS];

  it.each<[string, Preference | null, readonly string[]]>([
    ['alone', null, PUNGENT],
    ['by who eats all else', { kind: 'any' }, PUNGENT],
    [
      'by who eats chicken',
      { kind: 'meats', meats: ['chicken'] },
      ['저는 닭고기를 좋아합니다.', ...PUNGENT],
    ],
  ])('no alliums %s: named, in stock and kimchi as well', (_who, wish, diet) => {
    const card = read(wish, { noFivePungent: true });
    expect(card.diet).toEqual(diet);
    expect(card.questions[0]).toMatch(/빼고 만들어 주실 수 있는 음식이 있습니까/);
  });

  it.each<Preference>([{ kind: 'strictVegan' }, { kind: 'lactoOvo' }])(
    'vegetables beside garlic are other ones: %j',
    (wish) => {
      const { diet } = read(wish, { noFivePungent: true });
      expect(diet.slice(-4, -1)).toEqual(PUNGENT);
      expect(diet.at(-1)).toMatch(/^밥, 다른 채소, 버섯, 두부.*먹을 수 있습니다\.$/);
    },
  );

  it('does not repeat a custom allergy among the alliums', () => {
    const named = (...kos: string[]) =>
      read(null, {
        noFivePungent: true,
        others: kos.map((ko) => ({ ko, en: ko })),
      }).diet;
    expect(named('마늘', '버섯')).toEqual([
      '저는 양파, 파, 부추, 달래 같은 오신채를 먹지 않습니다.',
      ...OTHERS,
    ]);
    expect(named('마늘', '양파', '파', '부추', '달래')).toEqual(OTHERS);
  });

  it.each<[string, Preference]>([
    ['everything', { kind: 'any' }],
    ['all seven meats', { kind: 'meats', meats: MEATS }],
    ['what they like', { kind: 'meats', meats: ['duck'] }],
  ])('%s: asks for a recommendation', (_name, wish) => {
    const { questions, answers, notes } = read(wish);
    expect(questions).toEqual(['어떤 음식을 추천해 주시겠습니까?']);
    expect([...answers.flat(), ...notes]).toEqual([]);
  });
});

describe('meats', () => {
  it('liked do not exclude others', () => {
    const { diet, dietInEnglish } = read({ kind: 'meats', meats: ['beef', 'pork'] });
    expect(diet).toEqual(['저는 돼지고기와 소고기를 좋아합니다.']);
    expect(dietInEnglish).toEqual(['I like pork and beef.']);
  });

  it('are forbidden only on request, with any other option', () => {
    const lenient = ALL_CHOICES.filter(
      ({ wish, isWishStrict }) => wish?.kind === 'meats' && !isWishStrict,
    );
    const ids = lenient.flatMap((profile) => toStaffCard(words, profile).diet.map(({ id }) => id));
    expect(lenient.length).toBeGreaterThan(600);
    expect(ids.filter((id) => id === 'meatsNot' || id === 'meatsOnly')).toEqual([]);
  });

  it('strict name all others, stock and seasoning', () => {
    const { diet, dietInEnglish, questions } = read(
      { kind: 'meats', meats: ['chicken'] },
      { isWishStrict: true },
    );
    expect(diet).toEqual([
      '저는 고기, 생선, 해산물 중에서 닭고기만 먹습니다.',
      '돼지고기, 소고기, 양고기, 오리고기, 생선, 해산물은 먹으면 안 됩니다.',
      '육수나 양념에도 들어가면 안 됩니다.',
    ]);
    expect(dietInEnglish[1]).toBe('I can’t eat pork, beef, lamb, duck, fish or seafood.');
    expect(questions).toEqual([
      '제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
    ]);
  });

  it('fish without seafood: 해산물 would include fish', () => {
    expect(
      read({ kind: 'meats', meats: ['fish', 'duck'] }, { isWishStrict: true }).diet.slice(0, 2),
    ).toEqual([
      '저는 고기, 생선, 해산물 중에서 오리고기와 생선만 먹습니다.',
      '닭고기, 돼지고기, 소고기, 양고기, 생선이 아닌 해산물은 먹으면 안 됩니다.',
    ]);
  });

  it('leave out an allergy, and except an allergen within a meat', () => {
    const meats = ['pork', 'beef'] as const;
    expect(read({ kind: 'meats', meats }, allergicTo('pork')).diet).toEqual([
      '저는 소고기를 좋아합니다.',
    ]);
    expect(
      read({ kind: 'meats', meats: ['seafood'] }, allergicTo('squid', 'fish', 'egg')).diet,
    ).toEqual(['저는 해산물을 좋아합니다.', '다만 생선과 오징어는 먹지 못합니다.']);
  });
});

describe('allergies', () => {
  it('come before the diet: names, reaction, hidden sources, contact', () => {
    const { allergies, diet } = read({ kind: 'any' }, allergicTo('wheat', 'peanut'));
    expect(allergies).toEqual([
      '저는 땅콩과 밀 알레르기가 있습니다.',
      '조금만 먹어도 알레르기 반응이 일어납니다.',
      '땅콩버터, 땅콩 소스, 땅콩기름은 물론 호떡, 강정, 콩국수, 쌈장에 들어간 땅콩도 먹으면 안 됩니다.',
      '밀가루, 국수, 튀김옷은 물론 간장, 고추장, 된장에 들어간 밀도 먹으면 안 됩니다.',
      '같은 기름에 튀기거나 같은 프라이팬에 볶은 음식도 먹으면 안 됩니다.',
    ]);
    expect(diet).toEqual([]);
  });

  it('list hidden sources only from three on, and one sentence from five on', () => {
    const three = read(null, allergicTo('peanut', 'milk', 'fish')).allergies;
    expect(three[2]).toBe('호떡, 강정, 콩국수, 쌈장에 들어간 땅콩도 먹으면 안 됩니다.');
    const many = read(null, allergicTo(...ALLERGENS)).allergies;
    expect(many).toHaveLength(5);
    expect(many[2]).toBe('이 재료들은 육수, 양념, 소스, 튀김옷에도 들어가면 안 됩니다.');
    expect(many[3]).toBe('간장, 고추장, 된장에 들어간 글루텐, 밀, 보리, 대두도 먹으면 안 됩니다.');
  });

  it('severe: ask to make sure, and 119', () => {
    const { allergies } = read(null, { ...allergicTo('sesame'), severe: ['sesame'] });
    expect(allergies.slice(1, 3)).toEqual([
      '조금만 먹어도 목숨이 위험할 수 있습니다.',
      '이 재료가 들어 있지 않은지 꼭 확인해 주십시오.',
    ]);
    expect(allergies.at(-1)).toBe('제가 숨을 잘 못 쉬면 바로 119에 전화해 주십시오.');
  });

  it('alone say nothing about a diet, and still ask', () => {
    const { diet, answers } = read(null, allergicTo('sesame'));
    expect(diet).toEqual([]);
    expect(answers).toHaveLength(1);
  });

  it('with custom ingredients name them, and ask about stock and seasoning', () => {
    const others = [{ ko: '버섯', en: 'mushroom' }];
    const { allergies, diet } = read({ kind: 'strictVegan' }, { ...allergicTo('milk'), others });
    expect(allergies[0]).toBe('저는 우유와 버섯 알레르기가 있습니다.');
    expect(allergies).toContain('버섯은 육수나 양념에도 들어가면 안 됩니다.');
    expect(diet.join(' ')).not.toMatch(/버섯|먹을 수 있습니다/);
  });

  it('exclude foods that the diet allows', () => {
    expect(read({ kind: 'lactoOvo' }, allergicTo('egg', 'soy')).diet.at(-1)).toBe(
      '밥, 채소, 버섯, 유제품은 먹을 수 있습니다.',
    );
  });

  it('to peach allow all other fruit', () => {
    expect(read(null, allergicTo('peach')).allergies.join(' ')).not.toMatch(/과일/);
  });

  it.each<[Allergen[], string[]]>([
    [['crab', 'shrimp', 'shellfish'], ['allShellfish']],
    [
      ['crab', 'shrimp'],
      ['shrimp', 'crab'],
    ],
    [
      ['walnut', 'pine-nut', 'tree-nut', 'egg'],
      ['allNuts', 'egg'],
    ],
    [['wheat', 'gluten'], ['gluten']],
    [['fish', 'mackerel'], ['fish']],
  ])('%s are combined into %s', (codes, combined) => {
    expect(toCardAllergens(codes)).toEqual(combined);
  });

  it('are all mentioned, each once', () => {
    const combined = toCardAllergens(ALLERGENS);
    expect(new Set(combined).size).toBe(combined.length);
    expect(ALLERGENS.map((code) => toCardAllergens([code]))).toEqual(
      ALLERGENS.map((code) => [code]),
    );
  });
});

describe('phrase', () => {
  it('throws for a slot without foods', () => {
    expect(() => fillPhrase(words, 'canEat', { foods: [] })).toThrow('No foods for {foods}');
  });
});

const FIVE = ['sesame', 'egg', 'milk', 'wheat', 'soy'] as const satisfies readonly Allergen[];

it('speaks of danger to life for the severe allergy alone', () => {
  const { allergies } = read(null, { allergies: FIVE, severe: ['egg'] });
  expect(allergies).toEqual([
    '저는 참깨, 계란, 우유, 밀, 대두 알레르기가 있습니다.',
    '조금만 먹어도 알레르기 반응이 일어납니다.',
    '특히 계란은 조금만 먹어도 목숨이 위험할 수 있습니다.',
    '이 재료가 들어 있지 않은지 꼭 확인해 주십시오.',
    '이 재료들은 육수, 양념, 소스, 튀김옷에도 들어가면 안 됩니다.',
    '간장, 고추장, 된장에 들어간 밀과 대두도 먹으면 안 됩니다.',
    '같은 기름에 튀기거나 같은 프라이팬에 볶은 음식도 먹으면 안 됩니다.',
    '제가 숨을 잘 못 쉬면 바로 119에 전화해 주십시오.',
  ]);
});
