/** Sentence for the staff; its translation is the message of the same key. */
export interface Phrase {
  ko: string;
  /** True for a negative sentence, whose lists end in "or" in translation. */
  isDenial?: boolean;
  /** Lists end in "or" in Korean as well. */
  isAnyOf?: boolean;
  /** Foods of the sentence itself, set bold as those of its slots are. */
  nouns?: readonly string[];
}

/**
 * All sentences of the card. `{name}` is a list of foods; a pair of particles after it (은/는, 을/를,
 * 이/가) agrees with the last letter of the list. Each one is reviewed in `docs/staff-card.md`.
 */
export const PHRASES = {
  allergic: { ko: '저는 {nouns} 알레르기가 있습니다.' },
  ill: { ko: '조금만 먹어도 알레르기 반응이 일어납니다.' },
  deadly: { ko: '조금만 먹어도 목숨이 위험할 수 있습니다.' },
  deadlyOf: { ko: '특히 {nouns}은/는 조금만 먹어도 목숨이 위험할 수 있습니다.' },
  beSure: { ko: '이 재료가 들어 있지 않은지 꼭 확인해 주십시오.' },
  hiddenAllergen: {
    ko: '{open}은/는 물론 {hidden}에 들어간 {noun}도 먹으면 안 됩니다.',
    isDenial: true,
  },
  hiddenShort: { ko: '{hidden}에 들어간 {noun}도 먹으면 안 됩니다.', isDenial: true },
  hiddenMany: { ko: '이 재료들은 육수, 양념, 소스, 튀김옷에도 들어가면 안 됩니다.' },
  hiddenOther: { ko: '{nouns}은/는 육수나 양념에도 들어가면 안 됩니다.', isDenial: true },
  contact: { ko: '같은 기름에 튀기거나 같은 프라이팬에 볶은 음식도 먹으면 안 됩니다.' },
  emergency: { ko: '제가 숨을 잘 못 쉬면 바로 119에 전화해 주십시오.' },
  strictVegan: { ko: '저는 엄격한 채식주의자(비건)입니다.' },
  strictVeganAvoids: {
    ko: '고기, 생선, 해산물, 계란, 유제품을 먹지 않습니다.',
    nouns: ['고기', '생선', '해산물', '계란', '유제품'],
  },
  lactoOvo: { ko: '저는 채식주의자입니다.' },
  lactoOvoAvoids: { ko: '고기, 생선, 해산물을 먹지 않습니다.', nouns: ['고기', '생선', '해산물'] },
  ovoAvoids: {
    ko: '계란은 먹지만 고기, 생선, 해산물, 유제품은 먹지 않습니다.',
    nouns: ['고기', '생선', '해산물', '유제품'],
  },
  noDairyInside: {
    ko: '우유, 버터, 크림, 치즈도 들어가면 안 됩니다.',
    nouns: ['우유', '버터', '크림', '치즈'],
  },
  lactoAvoids: {
    ko: '유제품은 먹지만 고기, 생선, 해산물, 계란은 먹지 않습니다.',
    nouns: ['고기', '생선', '해산물', '계란'],
  },
  noEggInside: { ko: '튀김옷과 마요네즈에도 계란이 들어가면 안 됩니다.' },
  noStock: {
    ko: '멸치 육수, 사골 육수, 액젓, 새우젓, 굴소스, 어묵, 젤라틴도 들어가면 안 됩니다.',
    nouns: ['멸치 육수', '사골 육수', '액젓', '새우젓', '굴소스', '어묵', '젤라틴'],
  },
  noHoney: { ko: '버터와 꿀도 들어가면 안 됩니다.', nouns: ['버터', '꿀'] },
  noSeasoning: {
    ko: '김치에는 젓갈이, 조미료에는 고기나 생선 성분이 없어야 합니다.',
    nouns: ['젓갈'],
  },
  canEat: { ko: '{foods}은/는 먹을 수 있습니다.' },
  halal: { ko: '저는 돼지고기나 술이 들어간 음식을 먹지 않습니다.', nouns: ['돼지고기', '술'] },
  noPork: {
    ko: '돼지기름, 햄, 베이컨, 소시지, 돼지 육수, 젤라틴도 들어가면 안 됩니다.',
    nouns: ['돼지기름', '햄', '베이컨', '소시지', '돼지 육수', '젤라틴'],
  },
  noAlcohol: {
    ko: '요리할 때 맛술, 미림, 소주 같은 술도 넣으면 안 됩니다.',
    nouns: ['맛술', '미림', '소주'],
  },
  likes: { ko: '저는 {meats}을/를 좋아합니다.' },
  meatsOnly: { ko: '저는 고기, 생선, 해산물 중에서 {meats}만 먹습니다.' },
  meatsNot: { ko: '{meats}은/는 먹으면 안 됩니다.', isDenial: true },
  meatsNotHidden: { ko: '육수나 양념에도 들어가면 안 됩니다.' },
  meatsAll: { ko: '저는 고기, 생선, 해산물을 모두 먹습니다.' },
  except: { ko: '다만 {nouns}은/는 먹지 못합니다.', isDenial: true },
  any: { ko: '저는 가리는 음식이 없습니다.' },
  notSpicy: { ko: '음식은 안 맵게 해 주십시오.' },
  lessSpicy: { ko: '그것이 어려우시면 덜 맵게 해 주십시오.' },
  noFivePungent: { ko: '저는 {foods} 같은 오신채를 먹지 않습니다.' },
  noPungentSeasoning: { ko: '육수, 양념, 가루 조미료에도 넣지 말아 주십시오.' },
  noPungentKimchi: { ko: '마늘이나 파가 들어간 김치도 먹지 않습니다.' },
  askHalal: { ko: '소고기, 양고기, 닭고기는 할랄 고기입니까?' },
  ask: { ko: '제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?' },
  askOf: {
    ko: '{dishes} 중에서 제가 먹지 못하는 재료를 빼고 만들어 주실 수 있는 음식이 있습니까?',
  },
  unsure: { ko: '확실하지 않으시면 없다고 말씀해 주십시오.' },
  askIn: { ko: '{dish}에 {foods}이/가 들어가나요?', isAnyOf: true },
  askInAlso: {
    ko: '{dish}에 {foods}이/가 들어가나요? {more}은/는 들어가나요?',
    isAnyOf: true,
  },
  askLeaveOut: { ko: '{dish}에서 {foods}을/를 빼 주실 수 있나요?' },
  askHalalIn: { ko: '고기가 할랄인가요? 술이나 맛술이 들어가나요?' },
  unsureIn: { ko: '확실하지 않으시면 모른다고 말씀해 주십시오.' },
  askForOne: { ko: '혼자인데 1인분도 되나요?' },
  recommend: { ko: '어떤 음식을 추천해 주시겠습니까?' },
  point: { ko: '그 음식을 메뉴판에서 가리켜 주시면 감사하겠습니다.' },
  halalYes: { ko: '네, 할랄입니다.' },
  halalNo: { ko: '아니요, 할랄이 아닙니다.' },
  yes: { ko: '네, 있습니다.' },
  no: { ko: '아니요, 없습니다.' },
  isIn: { ko: '네, 들어갑니다.' },
  isNotIn: { ko: '아니요, 안 들어갑니다.' },
  isUnknown: { ko: '잘 모르겠습니다.' },
  forOneYes: { ko: '네, 됩니다.' },
  forOneNo: { ko: '아니요, 2인분부터 됩니다.' },
  kitchen: { ko: '주방에 확인해 보겠습니다.' },
} as const satisfies Record<string, Phrase>;
export type PhraseId = keyof typeof PHRASES;

/** Answers to point at, by question. */
export const ANSWERS = {
  askHalal: ['halalYes', 'halalNo', 'kitchen'],
  ask: ['yes', 'no', 'kitchen'],
  askOf: ['yes', 'no', 'kitchen'],
  askForOne: ['forOneYes', 'forOneNo', 'kitchen'],
  askIn: ['isIn', 'isNotIn', 'isUnknown'],
  askInAlso: ['isIn', 'isNotIn', 'isUnknown'],
} as const satisfies Partial<Record<PhraseId, readonly PhraseId[]>>;
