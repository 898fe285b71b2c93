import type { Meat } from '../segmentation/meats';

/**
 * Vocabulary of the preference sentence, closed on purpose: endings and refusals are open-ended
 * ("돼지고기는 좀 그래요"), so a sentence with any other word is rejected rather than guessed at.
 */

/** Meaning of a word. `filler` means nothing; `all` needs `fine` beside it ("다 괜찮아요"). */
export type PreferenceToken =
  | Meat
  | 'halal'
  | 'lacto'
  | 'ovo'
  | 'strict'
  | 'vegan'
  | 'vegetarian'
  | 'any'
  | 'all'
  | 'fine'
  | 'or'
  | 'filler';

/** Two-word phrases, each with its one-word equivalent. */
export const TWO_WORD_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bno preferences?\b/gu, 'anything'],
  [/\bsea food/gu, 'seafood'],
  [/상관 없/gu, '상관없'],
];

type Vocabulary = readonly (readonly [PreferenceToken, string])[];

const ENGLISH: Vocabulary = [
  ['chicken', 'chicken chickens poultry'],
  ['duck', 'duck ducks'],
  ['pork', 'pork porks pig pigs'],
  ['lamb', 'lamb lambs mutton'],
  ['beef', 'beef'],
  ['seafood', 'seafood seafoods shellfish'],
  ['fish', 'fish fishes'],
  ['halal', 'halal'],
  ['lacto', 'lacto'],
  ['ovo', 'ovo'],
  ['strict', 'strict strictly fully completely'],
  ['vegan', 'vegan vegans'],
  ['vegetarian', 'vegetarian vegetarians veggie veggies'],
  ['any', 'any anything everything whatever'],
  ['all', 'all'],
  ['fine', 'eat eats eating fine good great ok okay works'],
  ['or', 'or'],
  [
    'filler',
    "i i'm i'd i'll im we we're we'd me my am are is be a an the and with for to also too",
  ],
  ['filler', 'can will would like love want prefer only just please some looking'],
  ['filler', 'food foods dish dishes meal meals meat meats diet menu menus option options'],
  ['filler', 'restaurant restaurants place places friendly certified noodles rice soup'],
];

/** Stems: written together ("비건음식만") and followed by a particle. */
const KOREAN: Vocabulary = [
  ['chicken', '닭고기 닭 치킨'],
  ['duck', '오리고기 오리'],
  ['pork', '돼지고기 돼지 돈육 포크'],
  ['lamb', '양고기 램'],
  ['beef', '소고기 쇠고기 한우 우육'],
  ['seafood', '해산물 해물 씨푸드 시푸드'],
  ['fish', '생선 물고기 어류'],
  ['halal', '할랄 할랄식'],
  ['lacto', '락토'],
  ['ovo', '오보'],
  ['strict', '엄격한 엄격하게 완전 완전한'],
  ['vegan', '비건 비건식 비건주의자'],
  ['vegetarian', '채식 채식주의 채식주의자 베지 베지테리언 베지테리안'],
  [
    'any',
    '아무 아무거나 아무것이나 뭐든 뭐든지 무엇이든 모두 전부 상관없어 상관없어요 상관없습니다',
  ],
  ['all', '다'],
  ['or', '또는 혹은'],
  ['filler', '나는 난 저는 전 제가 내가 우리는 저희는 그리고 및 오직 그냥 주로 꼭 잘 수'],
  [
    'filler',
    '음식 푸드 요리 메뉴 식사 식단 식당 맛집 가게 곳 밥 국수 고기 옵션 인증 전용 위주 추천',
  ],
  ['filler', '오리지널 맛있는 좋은'],
];

/** Particles, at most one after a stem. */
const PARTICLES: Vocabulary = [
  ['or', '나 이나 든 이든 든지 이든지'],
  ['filler', '은 는 이 가 을 를 도 와 과 랑 이랑 하고 로 으로 요 만 만요 만은 만으로'],
];

/** Affirming predicates, at most one a word: after a stem, after a particle, or alone. */
const PREDICATES: Vocabulary = [
  ['fine', '먹어 먹어요 먹습니다 먹는다 먹는 먹고 먹을 먹을게요 먹을래 먹을래요 먹겠습니다'],
  ['fine', '좋아 좋아요 좋습니다 좋아해 좋아해요 좋아합니다 좋아하는 좋겠어요 좋겠습니다'],
  ['fine', '괜찮아 괜찮아요 괜찮습니다'],
  ['filler', '이야 야 이에요 에요 예요 입니다 이다 이고 인 이라서 라서 이면 면'],
  [
    'filler',
    '해 해요 합니다 하는 할게요 할래요 돼요 됩니다 있어요 있습니다 있는 싶어 싶어요 싶습니다',
  ],
  [
    'filler',
    '원해요 원합니다 주세요 해주세요 부탁해요 부탁합니다 부탁드려요 부탁드립니다 찾아요 찾습니다',
  ],
];

function toMap(vocabulary: Vocabulary): ReadonlyMap<string, PreferenceToken> {
  return new Map(
    vocabulary.flatMap(([token, words]) => words.split(' ').map((word) => [word, token] as const)),
  );
}

export const ENGLISH_WORDS = toMap(ENGLISH);
export const KOREAN_STEMS = toMap(KOREAN);
export const KOREAN_PARTICLES = toMap(PARTICLES);
export const KOREAN_PREDICATES = toMap(PREDICATES);
