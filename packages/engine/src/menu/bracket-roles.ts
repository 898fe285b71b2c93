/** Roles of the text in a bracket or in a detail after a dish, decided in one table. */

import { isPrice, isSize } from './amounts';
import { DENYING_SIGN, getSignFoods, hasSign, hasUnknownSign } from './signs';
import { isGeneric, isLabel, isSetNote } from './generic-words';
import { hasLetter } from '../text/letters';

/**
 * - `ingredients`: certainly in the dish, or a gloss of its name;
 * - `options`: a choice or a topping;
 * - `denials`: one food that is not in the dish, or several;
 * - `labels`: a diet claimed for this dish;
 * - `tastes`: heat;
 * - `portion`, `price`, `remark` (with origin, temperature, opening hours): recognized, and no
 *   food;
 * - `set`: part of a set meal of that name;
 * - `unread`: not recognized, hence possibly any food.
 */
export type BracketRole =
  | 'ingredients'
  | 'options'
  | 'denials'
  | 'labels'
  | 'tastes'
  | 'portion'
  | 'price'
  | 'remark'
  | 'set'
  | 'unread';

const DIET_LABEL =
  /^(?:(?:완전 ?)?(?:비건|채식|베지)|(?:락토|오보|페스코| ){1,3}(?:비건|채식)?|식물성|논 ?비건|(?:non[- ]?)?vegan|vegetarian|veggie|lacto|(?:lacto[- ]?)?ovo|pesco?|pescatarian|plant[- ]?based)(?: ?(?:메뉴|(?:으?로 ?)?(?:(?:선택|변경|요청|주문|조리|대체) ?)?(?:가능|옵션)|option(?:al)?|available|on request))?$/i;
/** Signs that mean vegan on some menus and vegetarian on others; only a legend tells. */
const DIET_SIGN = /^(?:Ⓥ|ⓥ|[Vv]\.?|[Vv][GgEe])$/;
/** Origins of ingredients. An explicit list, because 파마산 is a cheese and 한라산 a drink. */
const ORIGIN =
  '(?:국내|국|수입|외국|한국|미국|호주|캐나다|칠레|스페인|멕시코|독일|뉴질랜드|중국|일본|러시아|노르웨이|오스트리아|브라질|태국|베트남|페루|프랑스|이탈리아|원양|인도|제주|자연)산(?![가-힣])';
const ORIGINS = new RegExp(`원산지 ?:? ?|${ORIGIN}`, 'g');
const ORIGIN_AROUND = new RegExp(` ?[:\\-]? ?${ORIGIN}`, 'g');

const TASTE =
  /^(?:(?:아주|약간|덜|더|제일|가장|기본|안|very|not) ?)?(?:(?:매운|순한|매콤한|보통|불|달콤한) ?맛|매콤|매움|맵게|매운|spicy|mild)$/i;
/** Words of a remark that names no food: amount, choice, way of selling, praise, serving, time. */
const REMARK =
  /^(?:(?:물(?:냉면)?|비빔|물냉|비냉|반반|(?:사전)?예약|필수|주문|가능|시가|싯가|변동|택 ?[1-9일]|선택|가격|hot|iced?|당|기준|이상|포함|별도|추가|홀|배달시?|경로우대|국내|수입|공|(?:큰|작은) ?컵|비?조리|생|숙성회?|베스트|품절|무료|서비스|셀프|무?한?리필|인분|안주로 ?최고|(?:주문량 ?)?\d위|따뜻한|차가운|시원한|아이스|핫|cold|only|인기|추천|한정|여름|봄|가을|겨울|점심|저녁|계절|특선|메뉴|판매|lunch|dinner|원산지|~)(?:$| ?))+$/i;
/** Animals in a text that would otherwise count as a heading ("생선요리"). */
const NAMES_ANIMAL = /고기|생선|해물|해산물|닭|육류/;
/** "둘 중 택 1", "공기밥 또는 면", "치즈 추가", "두유 변경 가능". */
const OPTION =
  /(?:택 ?[1-9일]|선택(?: ?가능)?|추가(?: ?가능)?|변경 ?가능|(?<!불)가능|별도|옵션)$|또는|혹은|\bor\b|중 ?(?:택|선택)|^(?:추가|선택|옵션) ?:? /i;
const OPTION_MARK =
  /(?: ?중)? ?(?:택 ?[1-9일]|선택(?: ?가능)?|추가(?:시|할 수 있음)?(?: ?가능)?|변경 ?가능|(?<!불)가능|별도|옵션)$|^(?:추가|선택|옵션) ?:? /gi;

const OR = / ?(?:또는|혹은|\bor\b) ?/i;

const CONTAINS_VERB =
  '(?:포함|함유|들어감|들어간|들어가|들어 ?있음|사용|첨가|곁들임|곁들인|곁들여|제공|contained|included)';
const CONTAINS_ENDING =
  '(?: ?(?:되어 ?있음|됨|함|합니다|됩니다|되어 ?있습니다|있습니다|있어요|해요|돼요|입니다|음))?';
const ONLY_CONTAINS_VERB = new RegExp(`^${CONTAINS_VERB}${CONTAINS_ENDING}$`);
/** True for a verb of containing alone: "사용", "들어갑니다". */
export const isContainsVerb = (text: string): boolean => ONLY_CONTAINS_VERB.test(text);

/** "우유 포함", "땅콩이 들어갑니다": an ingredient with a verb of containing. */
const INCLUDED = new RegExp(
  `^(.{1,40}?)(?:[이가을를은는도])? ?(?:${CONTAINS_VERB}${CONTAINS_ENDING}|들어갑니다|들어가요|들어 ?있습니다|씁니다|넣었습니다|넣음)[.!]?$`,
);
const INCLUDED_IN_FRONT =
  /^(?:contains?|includes?|including|with|w\/|포함|함유|재료|주재료|원재료) ?:? ?(?=\S)/i;
/** "미 포함" counts only when 미 stands alone: 수리미 포함 contains surimi. */
const NOT_INCLUDED =
  /(?:(?<![가-힣])[미불] |[미불])(?:포함|함유|사용|첨가|제공)|안 |않|못|없|아니|아닌/;

const WORD_OF_DENIAL =
  '(?:없음|없습니다|없어요|없는|없이|제외함|제외|뺌|뺀|빼고|무첨가|미첨가|불포함|미포함|미함유|안 ?들어감|안 ?들어가요|안 ?들어있음|안 ?넣음|들어가지 ?않음)';
const DENIED_BY_WORD = new RegExp(`^([^\\d]{1,20}?) ?${WORD_OF_DENIAL}[.!]?$`);
/** "계란X", "햄X 계란X": each noun with its own sign. */
const DENIED_BY_SIGN = new RegExp(`^(?:[^\\d]{1,12}? ?${DENYING_SIGN} ?){1,4}$`);
const DENYING_SIGNS = new RegExp(` ?${DENYING_SIGN} ?`);
const ALTOGETHER = / ?(?:일체|일절|전혀|전부|모두)$/;
/** Claims are denied by the engine's own rules. */
const CLAIM_NOUN =
  /비건|채식|베지|식물성|동물성|락토|오보|할랄|메뉴|오신채|vegan|vegetarian|veggie|plant|halal/i;

/** Denied foods of a bracket. */
export interface Denial {
  nouns: readonly string[];
  /** True for "계란X", which removes the egg and promises nothing; false for "계란 없음". */
  isSign: boolean;
}

/**
 * Foods that a text denies; null for any other text.
 *
 * @example
 * getDenial('견과류 일체 불포함'); // => {"nouns":["견과류"],"isSign":false}
 * getDenial('햄X 계란X')?.nouns; // => ["햄","계란"]
 */
export function getDenial(text: string): Denial | null {
  if (text.length > MAX_FOOD_LENGTH || CLAIM_NOUN.test(text)) return null;
  const noun = DENIED_BY_WORD.exec(text)?.[1]?.replace(ALTOGETHER, '').trim();
  if (noun) return { nouns: [noun], isSign: false };
  if (!DENIED_BY_SIGN.test(text)) return null;
  const nouns = text.split(DENYING_SIGNS).filter((each) => each.trim() !== '');
  return nouns.length > 0 && getSignFoods(text).length === 0 ? { nouns, isSign: true } : null;
}

const COUNT =
  /^(?!0+$)\d{1,4}(?: ?(?:그릇|그램|접시|컵|스푼|꼬치|봉|캔|쪽|롤|포|ps|그람))?(?: ?이상)?$/;

const MAX_FOOD_LENGTH = 40;

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

/**
 * Rules in order of precedence; any other text is an ingredient.
 */
const ROLE_RULES: readonly (readonly [role: BracketRole, matches: (text: string) => boolean])[] = [
  ['denials', (text) => getDenial(text) !== null],
  ['ingredients', (text) => getSignFoods(text).length > 0 && !hasSign(text, 'denial')],
  ['tastes', (text) => hasSign(text, 'hot')],
  ['price', isPrice],
  ['portion', isPortion],
  ['labels', (text) => DIET_LABEL.test(text) || DIET_SIGN.test(text)],
  ['unread', hasUnknownSign],
  ['tastes', (text) => TASTE.test(text)],
  ['set', isSetNote],
  ['unread', (text) => text.length > MAX_FOOD_LENGTH],
  [
    'remark',
    (text) =>
      !NAMES_ANIMAL.test(text) &&
      (isLabel(text) || isOnlyOrigin(text) || REMARK.test(text) || isGeneric(text)),
  ],
  ['options', (text) => OPTION.test(text)],
];

/** Role of one part of a bracket. */
export function toBracketRole(text: string): BracketRole {
  return ROLE_RULES.find(([, matches]) => matches(text))?.[0] ?? 'ingredients';
}

/** Foods that a part names, without words for containing, choosing or origin. */
export function toFoodNames(text: string): string[] {
  const withoutOrigin = text.replace(ORIGIN_AROUND, ' ').trim();
  const included = (getIncludedFood(withoutOrigin) ?? withoutOrigin).replace(INCLUDED_IN_FRONT, '');
  const foods = included
    .split(OR)
    .map((food) => food.replace(OPTION_MARK, ' ').trim())
    .filter((food) => food !== '');
  const signs = getSignFoods(text);
  return signs.length > 0 ? [...foods.filter(hasLetter), ...signs] : foods;
}

/**
 * Food with a verb of containing: "우유 포함" -> "우유"; null without such a verb, or when it is
 * negated.
 */
export function getIncludedFood(text: string): string | null {
  if (text.length > MAX_FOOD_LENGTH * 2 || NOT_INCLUDED.test(text)) return null;
  return INCLUDED.exec(text)?.[1]?.trim() ?? null;
}

/** Claim of a label. A sign without a legend counts as meatless, not as vegan. */
export function toDietClaim(label: string): string {
  return DIET_SIGN.test(label) ? '채식' : label;
}

/** True for a sign that a legend may explain. */
export const isDietSign = (text: string): boolean => DIET_SIGN.test(text);
