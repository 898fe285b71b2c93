import { describe, expect, it } from '@jest/globals';
import { createSay, toCardAllergens } from '@/lib/staff-card/staff-card';
import type { Allergen } from '@kioot/engine/needs';
import { OTHER_PERSONS } from '@/lib/staff-card/phrases';
import { ANSWERS } from '@/lib/staff-card/phrases';
import { EMPTY_PROFILE } from '@/lib/client-store/diet-profile';
import { IS_DEEP, sampled } from '../../helpers/sample';
import { translatorOf } from '../../helpers/translator';
import { ALL_CHOICES, toStaffCard } from './all-cards';

/** Terms per allergen, written a second time to catch errors in the data. */
const WORDS: Readonly<Record<Allergen, readonly RegExp[]>> = {
  peanut: [/땅콩/],
  walnut: [/호두/],
  'pine-nut': [/잣/],
  'tree-nut': [/견과류/, /아몬드/],
  sesame: [/참깨/, /참기름/],
  egg: [/계란/],
  milk: [/우유/, /버터/],
  fish: [/생선/, /멸치 육수/, /액젓/],
  mackerel: [/고등어|생선/],
  shrimp: [/새우/, /새우젓/],
  crab: [/(^| )게[장에와도, ]|갑각류/],
  shellfish: [/조개류/, /굴/],
  squid: [/오징어/],
  wheat: [/(?<!메)밀/, /밀가루/],
  gluten: [/글루텐/, /밀가루/, /보리/],
  buckwheat: [/메밀/, /냉면/, /막국수/],
  soy: [/대두/, /두부/],
  beef: [/소고기/, /사골/],
  pork: [/돼지고기/, /삼겹살/],
  chicken: [/닭고기/, /닭 육수/],
  peach: [/복숭아/],
  tomato: [/토마토/],
  sulphites: [/아황산류/],
};
/** Terms of one allergen that no other sentence may contain, with the exceptions. */
const OWN_WORDS: readonly [RegExp, readonly Allergen[]][] = [
  [/땅콩/, ['peanut']],
  [/호두/, ['walnut']],
  [/잣/, ['pine-nut']],
  [/견과류|아몬드/, ['tree-nut']],
  [/참깨|참기름|깨소금/, ['sesame']],
  [/계란|지단/, ['egg']],
  [/우유|치즈|크림/, ['milk']],
  [/생선/, ['fish', 'mackerel']],
  [/액젓/, ['fish', 'shrimp', 'crab', 'shellfish']],
  [/고등어/, ['mackerel']],
  [/새우/, ['shrimp', 'sulphites', 'crab', 'shellfish']],
  [/갑각류/, ['shrimp', 'crab']],
  [/조개/, ['shellfish']],
  [/오징어/, ['squid']],
  [/(?<!메)밀/, ['wheat', 'gluten']],
  [/글루텐|보리/, ['gluten']],
  [/메밀|냉면/, ['buckwheat']],
  [/대두|두부|두유/, ['soy']],
  [/소고기|불고기/, ['beef']],
  [/돼지|삼겹살/, ['pork']],
  [/닭|치킨/, ['chicken']],
  [/복숭아/, ['peach']],
  [/토마토/, ['tomato']],
  [/아황산류/, ['sulphites']],
];

/** Nouns that take a particle. */
const NOUNS = new Set(
  `알레르기 땅콩 견과류 밀 대두 참깨 계란 우유 메밀 복숭아 갑각류 조개류 생선 고등어 오징어 글루텐 보리 소고기 돼지고기 닭고기
   토마토 아황산류
   새우 게 조개 굴 홍합 전복 새우젓 액젓 굴소스 해물 육수 땅콩버터 소스 호떡 강정 콩국수 쌈장 호두 잣 아몬드 약과 수정과
   멸치볶음 호두과자 호두파이 잣죽 잣국수 식혜 갈비찜 캐슈너트 피스타치오 샐러드
   밀가루 국수 튀김옷 보리밥 간장 고추장 된장 두부 두유 콩나물 참기름 깨소금 나물 김밥 양념장 계란찜 지단 전 마요네즈
   치즈 버터 크림 빵 과자 메밀국수 막국수 냉면 전병 묵 생복숭아 통조림 주스 잼 고기 양념
   회 생선구이 생선조림 어묵 가쓰오부시 고등어구이 고등어조림 추어탕 새우튀김 새우볶음밥 게장 꽃게탕 게맛살 된장찌개
   오징어볶음 오징어튀김 해물파전 짬뽕 불고기 갈비 육회 미역국 떡국 삼겹살 제육볶음 족발 만두 김치찌개 순대
   치킨 삼계탕 닭갈비 닭 죽 생토마토 케첩 토마토소스 떡볶이 탕수육 돈가스 과일 와인 단무지 도라지
   양고기 오리고기 해산물 밥 채소 버섯 망고 유제품 채식주의자(비건) 채식주의자
   기름 프라이팬 음식 멸치 사골 김치 젓갈 조미료 성분 술 꿀 돼지기름 햄 베이컨 소시지 돼지 젤라틴 맛술 미림 소주
   재료 재료들 메뉴판 주방 저 1인분 중 밖 목숨 반응 땅콩기름 숨 119 할랄 그것
   마늘 양파 파 부추 달래 오신채 아이 친구 일행 사람 저희`.split(/\s+/),
);
/** Words without a particle: verbs, adverbs, determiners, pronouns. */
const OTHER_WORDS = new Set(
  `있습니다 없습니다 있습니까 수 조금만 먹어도 일어납니다 특히 위험할 물론 들어간 먹으면 안 됩니다 같은 튀기거나 볶은 엄격한 먹지만 먹지
   않습니다 들어가면 없어야 합니다 먹을 요리할 때 넣으면 먹습니다 좋아합니다 모두 다만 못합니다 가리는 그 제가 못하는 빼고 만들어 주실
   있는 아닌 어떤 추천해 주시겠습니까 가리켜 주시면 감사하겠습니다 네 아니요 확인해 보겠습니다 이 들어 있지 않은지 꼭 주십시오 잘
   못 쉬면 바로 전화해 깐 말린 냉동 맵게 덜 해 어려우시면 확실하지 않으시면 없다고 말씀해 아닙니다 들어갑니다 모르겠습니다
   가루 넣지 말아 다른 혼자인데 되나요 2인분부터 제 가운데 않는 좋아하는 먹는`.split(/\s+/),
);
/** Invariable particles, and the copula. */
const FIXED = ['', '에', '에는', '에도', '에서', '도', '만', '입니다', '입니까'];
/** [after a final consonant, after a vowel] */
const PAIRS = [
  ['은', '는'],
  ['을', '를'],
  ['이', '가'],
  ['과', '와'],
  ['이나', '나'],
  ['으로', '로'],
] as const;

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const RIEUL = 8;

/** Index of the coda in Unicode: 0 none, 8 ㄹ. */
function finalOf(noun: string): number {
  const letters = noun.replace(/\(.*\)$/, '');
  return (letters.charCodeAt(letters.length - 1) - FIRST_SYLLABLE) % FINALS;
}

function rightParticle(noun: string, [closed, open]: (typeof PAIRS)[number]): string {
  const final = finalOf(noun);
  const takesOpen = final === 0 || (closed === '으로' && final === RIEUL);
  return takesOpen ? open : closed;
}

/** Grammatical fault of a word, or null. */
function faultOf(word: string): string | null {
  if (OTHER_WORDS.has(word)) return null;
  for (let end = word.length; end > 0; end -= 1) {
    const noun = word.slice(0, end);
    if (!NOUNS.has(noun)) continue;
    const rest = word.slice(end);
    if (FIXED.includes(rest)) return null;
    const pair = PAIRS.find(([closed, open]) => rest === closed || rest === open);
    if (pair) return rightParticle(noun, pair) === rest ? null : `${word}: wrong particle`;
  }
  return `${word}: unknown word`;
}

const t = translatorOf('en', 'card');
const cards = ALL_CHOICES.map((choice) => ({ choice, card: toStaffCard(t, choice) }));
/** Every tenth choice for each other person: the words around the foods are those of the others. */
const cardsOfOthers = OTHER_PERSONS.flatMap((person, at) =>
  ALL_CHOICES.filter((_choice, index) => index % 10 === at).map((choice) => ({
    choice,
    card: toStaffCard(t, choice, [], false, person),
  })),
);
const sentences = [
  ...new Map(
    [...cards, ...cardsOfOthers]
      .flatMap(({ card }) => card.sentences)
      .concat(toStaffCard(t, EMPTY_PROFILE, [], true).sentences)
      .concat(Object.values(ANSWERS).flatMap((ids) => ids.map((id) => createSay(t)(id))))
      .map((sentence) => [sentence.ko, sentence]),
  ).values(),
];
const faults = (find: (ko: string) => unknown) =>
  sentences.filter(({ ko }) => find(ko)).map(({ ko }) => ko);

describe('grammar check', () => {
  it.each([
    '땅콩와',
    '밀는',
    '참깨은',
    '소주을',
    '술가',
    '육수이나',
    '기름로',
    '소스으로',
    '모르는말',
  ])('finds the fault in %s', (word) => expect(faultOf(word)).not.toBeNull());
  it.each([
    '땅콩과',
    '밀은',
    '참깨는',
    '술이',
    '육수나',
    '소스로',
    '새우젓도',
    '채식주의자(비건)입니다',
  ])('accepts %s', (word) => expect(faultOf(word)).toBeNull());
});

describe(sampled('every sentence of every card'), () => {
  it('has many samples', () => {
    expect(cards.length).toBeGreaterThan(IS_DEEP ? 9_000 : 5_000);
    expect(sentences.length).toBeGreaterThan(IS_DEEP ? 1_200 : 1_000);
  });

  it('uses known words with the right particles', () => {
    const words = new Set(sentences.flatMap(({ ko }) => ko.replace(/[.,?]/g, '').split(' ')));
    expect([...words].map(faultOf).filter(Boolean)).toEqual([]);
    const unused = [...OTHER_WORDS].filter((word) => !words.has(word));
    expect(unused).toEqual([]);
  });

  it('ends politely', () => {
    expect(faults((ko) => !/(니다\.|니까\?|나요\?|십시오\.)$/.test(ko))).toEqual([]);
  });

  it('has single spaces, none at its ends or before a comma', () => {
    expect(faults((ko) => /\s{2}|^\s|\s$|\s[.,?]|,(?! )/.test(ko))).toEqual([]);
  });

  it('consists of composed Korean letters and punctuation', () => {
    expect(
      faults((ko) => !/^(?:[가-힣 .,?()]|119|\d(?=인분))+$/.test(ko) || ko !== ko.normalize('NFC')),
    ).toEqual([]);
  });

  it('has a complete English translation without Korean letters', () => {
    const broken = sentences.filter(
      ({ translation }) =>
        !/^[A-Z](?:[A-Za-z ,:’()ê-]|119)+[.?]$/.test(translation) || /  /.test(translation),
    );
    expect(broken.map(({ translation }) => translation)).toEqual([]);
  });
});

describe(sampled('allergies on every card'), () => {
  it('are named when selected, with their hidden sources', () => {
    const missing = cards.flatMap(({ choice, card }) => {
      const text = card.allergies.map(({ ko }) => ko).join(' ');
      // For many allergies the card lists names only.
      const isFull = toCardAllergens(choice.allergies).length + choice.others.length <= 2;
      return choice.allergies.flatMap((allergen) =>
        WORDS[allergen]
          .slice(0, isFull ? undefined : 1)
          .filter((word) => !word.test(text))
          .map(String),
      );
    });
    expect(missing).toEqual([]);
  });

  it('are not named when not selected', () => {
    const surplus = cards.flatMap(({ choice, card }) => {
      const text = card.allergies.map(({ ko }) => ko).join(' ');
      return OWN_WORDS.filter(
        ([word, allergens]) =>
          word.test(text) && !allergens.some((code) => choice.allergies.includes(code)),
      ).map(([word]) => `${String(word)} for ${choice.allergies.join(', ')}`);
    });
    expect([...new Set(surplus)]).toEqual([]);
  });

  it('are never listed as allowed food', () => {
    const offered = cards.flatMap(({ choice, card }) => {
      const text = card.diet.find(({ id }) => id === 'canEat')?.ko ?? '';
      return [
        ['soy', /두부/] as const,
        ['egg', /계란/] as const,
        ['milk', /유제품/] as const,
      ].filter(([allergen, word]) => choice.allergies.includes(allergen) && word.test(text));
    });
    expect(offered).toEqual([]);
  });
});
