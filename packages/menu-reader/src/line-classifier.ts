import { hasLetter } from '@kioot/engine/text';

/** Lines about the restaurant instead of a dish. */
const REMARK_PATTERNS: readonly RegExp[] = [
  // Phone numbers, hours, addresses of any kind.
  /(?:\b0\d{1,2}|\b1[5-9]\d{2})[-). ]{1,2}\d{3,4}[-. ]?\d{0,4}/,
  /\d{1,2} ?: ?\d{2}|(?:오전|오후) ?\d/,
  /https?:|www\.|@|인스타|instagram|wi-?fi|와이파이|비밀번호|카카오톡/i,
  /원산지|표시판|사업자|대표자|영업 ?시간|휴무|라스트 ?오더|last ?order|브레이크 ?타임|break ?time|주차|화장실|금연|cctv/i,
  /(?:전화|예약|문의|tel|주소)\.? ?[:)]/i,
];
/** Sentence ending; no dish name has one. In brackets it is a remark on a dish: "샐러드 (비건 가능)". */
const SENTENCE_END =
  /(?:니다|니까|세요|셔요|까요|어요|아요|해요|예요|에요|네요|군요|지요|드림|바람|불가|금지|가능)[.!~)* ]*$/;
const BRACKETS = /[([][^()[\]]{0,60}[)\]]/g;
/** Origin of ingredients: "쌀(국내산), 배추(국산)", "돼지고기: 국내산". */
const ORIGIN =
  /국내산|국산|수입산|(?:미국|호주|중국|칠레|스페인|러시아|독일|뉴질랜드|캐나다|베트남|브라질|원양)산/;
/** One bracket at the end of a line: "김치찌개 (돼지고기: 국내산)". */
const NOTE_AT_END = /^([^()[\],:·/]{2,})[([]([^()[\]]{1,60})[)\]]\s*$/;
/** Raw materials, which lists of origin name instead of dishes. */
const RAW_MATERIAL =
  /^(?:쌀|찹쌀|배추|배추김치|김치|고춧가루|(?:돼지|소|쇠|닭|오리|양)고기|콩|두부|오징어|낙지|주꾸미|꽃게|고등어|갈치|명태|조기|참조기|새우|문어)$/;

/** True for a dish with the origin of its ingredients in a bracket at the end. */
function isDishWithOrigin(line: string): boolean {
  const [, dish = '', note = ''] = NOTE_AT_END.exec(line) ?? [];
  return (
    ORIGIN.test(note) &&
    hasLetter(dish) &&
    !ORIGIN.test(dish) &&
    !RAW_MATERIAL.test(dish.replace(/\s/g, ''))
  );
}

/** Street address: 인사동길 12. */
const ADDRESS = /(?:길|로) ?\d{1,4}(?:-\d+)?(?:$|[ ,(])|번지(?:$| )/;
const HEADING = /^(?:[가-힣]{1,5}류|메뉴판?|차림표|식단표|가격표|추천|인기|menus?|food|drinks?)$/i;
const SIGNS = /[^\p{L}\p{N}]/gu;

/**
 * True for a line that names no dish: phone number, hours, origin of ingredients, heading,
 * greeting.
 */
export function isRemark(line: string, hasPrice: boolean): boolean {
  if (!hasLetter(line.replace(/^[^\p{L}]+/u, ''))) return true;
  const words = line.replace(BRACKETS, ' ').trim();
  if (SENTENCE_END.test(hasLetter(words) ? words : line)) return true;
  if (REMARK_PATTERNS.some((pattern) => pattern.test(line))) return true;
  if (hasPrice) return false;
  return (
    (ORIGIN.test(line) && !isDishWithOrigin(line)) ||
    ADDRESS.test(line) ||
    HEADING.test(line.replace(SIGNS, ''))
  );
}
