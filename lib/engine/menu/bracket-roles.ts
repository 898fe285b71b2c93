/** Roles of the words in a bracket or in a detail behind a dish, decided in one table. */

import { isSize, isPrice, isRemarkWord } from './amounts';
import { isLabel, isSetNote } from './words';

/**
 * - `ingredients`: surely in the dish, or a gloss of its name;
 * - `options`: to choose, or to have on top;
 * - `labels`: a diet claimed for this dish;
 * - `tastes`: hotness;
 * - `portion`, `price`, `remark` (with origin, temperature, opening hours): understood, and no food;
 * - `set`: part of a set meal of that name;
 * - `unread`: not understood, hence not harmless.
 */
export type BracketRole =
  | 'ingredients'
  | 'options'
  | 'labels'
  | 'tastes'
  | 'portion'
  | 'price'
  | 'remark'
  | 'set'
  | 'unread';

interface RoleRule {
  role: BracketRole;
  matches: (text: string) => boolean;
  /** Brackets of real menus; a test reads them. */
  examples: readonly string[];
}

const DIET =
  '(?:완전 ?)?(?:비건|채식|베지(?:테리언)?)|(?:락토|오보|페스코|락토 ?오보|오보 ?락토)(?: ?(?:비건|채식|베지테리언))?|식물성|논 ?비건|vegan|vegetarian|veggie|lacto(?:[- ]?ovo)?|ovo|pesc[oa](?:tarian)?|plant[- ]?based|non[- ]?vegan';
const DIET_LABEL = new RegExp(
  `^(?:${DIET})(?: ?(?:메뉴|(?:으?로 ?)?(?:(?:선택|변경|요청|주문|조리|대체) ?)?(?:가능|옵션)|option(?:al)?|available|on request))?$`,
  'i',
);
/** Signs that mean vegan on some menus and vegetarian on others: only a legend tells. */
const DIET_SIGN = /^(?:Ⓥ|ⓥ|[Vv]\.?|[Vv][GgEe])$/;
const ORIGIN =
  '(?:국내|국|수입|외국|한국|미국|호주|캐나다|칠레|스페인|멕시코|독일|뉴질랜드|중국|일본|러시아|노르웨이|오스트리아|브라질|태국|베트남|페루|덴마크|네덜란드|프랑스|이탈리아|원양|인도네시아|인도|제주|국내외)산';
const ORIGINS = new RegExp(`원산지 ?:? ?|${ORIGIN}`, 'g');
const ORIGIN_AROUND = new RegExp(` ?[:：\\-]? ?${ORIGIN}(?![가-힣])| ?${ORIGIN} ?`, 'g');

const TASTE =
  /^(?:(?:아주|약간|덜|더|제일|가장|기본) ?)?(?:매운 ?맛|순한 ?맛|매콤(?:한 ?맛)?|보통 ?맛|불맛|매움|맵게|안 ?매운(?: ?맛)?|안 ?맵게|달콤한 ?맛|spicy|mild|very spicy|not spicy)$/i;
const TEMPERATURE = /^(?:hot|ice|iced|cold|따뜻한|차가운|시원한|아이스|핫)$/i;
/** Remarks of a house that name no food: sizes in words, how sold, how praised, opening hours. */
const REMARK =
  /^(?:가격|공|(?:큰|작은) ?컵|예약|포장|비조리|조리|밀키트|냉동|냉장|생|숙성회?|신메뉴|인기(?: ?메뉴)?|추천(?: ?메뉴)?|베스트|best|new|한정(?: ?판매| ?메뉴)?|(?:[가-힣]{1,4} ?)?한정(?: ?메뉴)?|(?:봄|여름|가을|겨울|점심|저녁|계절) ?(?:특선|메뉴|한정)|품절|sold ?out|무료|서비스|유료|셀프|리필(?: ?가능)?|무한리필|인분|대표|시그니처|안주로 ?최고|\d위|주문량 ?\d위|lunch|dinner(?: only)?|.{0,3}(?:봄|여름|가을|겨울) ?~ ?(?:봄|여름|가을|겨울)|[^가-힣]{0,40}(?:휴무|라스트 ?오더|open|happy hour)[^가-힣]{0,40})$/i;
/** "순살" and "뼈" say of a chicken how it comes, and so that there is one. */
const ANIMAL_REMARK = /^(?:순살|뼈)$/;
const HOURS = /\d{1,2}:\d{2}|휴무|라스트 ?오더|last order|happy hour|break ?time/i;
/** The name once more in Chinese characters, but not those of animals, milk and eggs. */
const HANJA = /^(?:(?![牛豚猪豬鷄鶏鸡魚鱼蝦虾海肉卵蛋乳奶羊鴨鸭蟹貝贝])\p{Script=Han}){1,6}$/u;

/** "둘 중 택 1", "공기밥 또는 면", "치즈 추가", "두유 변경 가능". */
const OPTION =
  /(?:택 ?[1-9일]|선택(?: ?가능)?|추가(?: ?가능)?|변경 ?가능|가능|별도|옵션)$|또는|혹은|\bor\b|중 ?(?:택|선택)|^(?:추가|선택|옵션) ?:? /i;
const OPTION_MARK =
  /(?: ?중)? ?(?:택 ?[1-9일]|선택(?: ?가능)?|추가(?:시|할 수 있음)?(?: ?가능)?|변경 ?가능|가능|별도|옵션)$|^(?:추가|선택|옵션) ?:? /gi;

const EITHER = / ?(?:또는|혹은|\bor\b) ?/i;

const HAS =
  '(?:포함|함유|들어감|들어간|들어가|들어있음|들어 있음|사용|첨가|곁들임|곁들인|곁들여|제공|contained|included)';
const HAS_ENDING =
  '(?: ?(?:되어 ?있음|됨|함|합니다|됩니다|되어 ?있습니다|있습니다|있어요|됩니다|해요|돼요|입니다|음))?';
/** "우유 포함", "땅콩이 들어갑니다": what is in it. */
const INCLUDED = new RegExp(
  `^(.{1,40}?)(?:[이가을를은는도])? ?(?:${HAS}${HAS_ENDING}|들어갑니다|들어가요|들어있습니다|들어 있습니다|씁니다|넣었습니다|넣음)[.!]?$`,
);
const INCLUDED_IN_FRONT =
  /^(?:contains?|includes?|including|with|w\/|포함|함유|재료|주재료|원재료) ?:? ?(?=\S)/i;
const NOT_INCLUDED = /(?:미|불) ?(?:포함|함유|사용|첨가)|(?:안|않|못|없|아니|아닌|무) ?/;

const COUNT = /^\d{1,4}(?: ?(?:그릇|그램|접시|컵|스푼|꼬치|봉|캔|쪽|롤|포|ps|그람))?(?: ?이상)?$/;

const MOST_LETTERS = 40;

const isPortion = (text: string): boolean =>
  isSize(text) || COUNT.test(text) || text.split(' ').every((w) => isSize(w) || COUNT.test(w));

/** "국내산", "호주산, 미국산", "국내산 200g". */
function isOnlyOrigin(text: string): boolean {
  if (!text.includes('산')) return false;
  const rest = text
    .replace(ORIGINS, ' ')
    .replace(/[·/,&: ]+/g, ' ')
    .trim();
  return rest === '' || isPortion(rest);
}

/** The roles in order: the first rule that matches decides. Nothing matching is an ingredient, or unread if too long for one. */
export const ROLE_RULES: readonly RoleRule[] = [
  {
    role: 'price',
    matches: isPrice,
    examples: ['7천원', '24,000', '5천원~6천원', '1만5천원', '12만원'],
  },
  {
    role: 'portion',
    matches: isPortion,
    examples: ['2인', '2~3인', '250g', '12p', '대', '2인 이상 주문 가능', '1 그릇', '10', 'Full'],
  },
  {
    role: 'labels',
    matches: (text) => DIET_LABEL.test(text) || DIET_SIGN.test(text),
    examples: [
      '비건',
      '락토',
      '비건가능',
      '비건 가능',
      '오보',
      '페스코',
      '락토오보',
      'V',
      'Ⓥ',
      'vg',
      'Vegan',
    ],
  },
  {
    role: 'tastes',
    matches: (text) => TASTE.test(text),
    examples: ['매운맛', '순한맛', '매콤한맛', 'spicy'],
  },
  { role: 'set', matches: isSetNote, examples: ['런치코스', 'A세트'] },
  {
    role: 'remark',
    matches: (text) =>
      TEMPERATURE.test(text) ||
      isOnlyOrigin(text) ||
      (isRemarkWord(text) && !ANIMAL_REMARK.test(text)) ||
      isLabel(text) ||
      REMARK.test(text) ||
      HOURS.test(text) ||
      HANJA.test(text),
    examples: [
      '국내산',
      '중국산',
      '호주산',
      'HOT',
      'ice',
      '점심',
      '할랄',
      '예약',
      '비조리',
      '禪食',
      '겨울~봄',
    ],
  },
  {
    role: 'options',
    matches: (text) => text.length <= MOST_LETTERS && OPTION.test(text),
    examples: ['난 또는 밥 포함', '소고기 추가', '두유 변경 가능', '메밀면or공기밥포함'],
  },
  {
    role: 'ingredients',
    matches: (text) => text.length <= MOST_LETTERS,
    examples: ['우유 포함', '새우젓', '베이컨', '사골베이스', '돼지고기: 국내산', '광어와 루꼴라'],
  },
];

/** The role of one part of a bracket. */
export function toRole(text: string): BracketRole {
  return ROLE_RULES.find(({ matches }) => matches(text))?.role ?? 'unread';
}

/** The foods that a part names, without what says that they are in there, may be had or where they come from. */
export function toFoods(text: string): string[] {
  const named = text.replace(ORIGIN_AROUND, ' ').trim();
  const included = (toIncluded(named) ?? named).replace(INCLUDED_IN_FRONT, '');
  return included
    .split(EITHER)
    .map((food) => food.replace(OPTION_MARK, ' ').trim())
    .filter((food) => food !== '');
}

/** "우유 포함" -> "우유"; null where nothing is said to be in there. */
export function toIncluded(text: string): string | null {
  if (text.length > MOST_LETTERS * 2 || NOT_INCLUDED.test(text)) return null;
  return INCLUDED.exec(text)?.[1]?.trim() ?? null;
}

/** The claim that a label makes: a sign whose legend nobody knows says no more than meatless. */
export function toClaim(label: string): string {
  return DIET_SIGN.test(label) ? '채식' : label;
}

/** Whether a label is a sign that a legend may explain. */
export const isDietSign = (text: string): boolean => DIET_SIGN.test(text);
