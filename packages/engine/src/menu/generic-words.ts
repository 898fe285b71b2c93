/** Words in menu texts that name no dish. Source: the menus of the tourism open data. */

import { hasLetter } from '../text/letters';

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Times of day, seasons and remarks in a bracket or before a colon, in addition to the generic
 * words.
 */
const LABEL_WORDS = toWordSet(`
  점심메뉴 저녁메뉴 런치메뉴 디너메뉴 추천메뉴 인기메뉴 메인메뉴 메인 주메뉴 신메뉴 시그니처메뉴 계절메뉴 한정 런치코스 디너코스 단품메뉴
  best new hot pick 봄 여름 가을 겨울 할랄 비건 포장 매운맛 순한맛 상시 이벤트 점심한정 저녁한정`);

/** Kinds of serving and of kitchen; a text of nothing else names no dish. */
const GENERIC_WORDS = toWordSet(`
  세트 세트메뉴 코스 코스요리 코스메뉴 풀코스 메뉴 단품 정식류 식사 식사류 식사메뉴 요리 요리류 음식 set course menu 콤보 플래터세트
  런치 디너 점심 저녁 아침 조식 중식 석식 브런치 평일 주말 공휴일 점심특선 저녁특선 특선 특선메뉴 특선요리 스페셜 special lunch dinner brunch
  커플 패밀리 가족 혼밥 오늘의 이달의 시즌 계절 제철 시그니처 시그니쳐 셰프 쉐프 셰프의 주방장 추천 인기 대표 대표메뉴 데일리 데일리메뉴 daily
  한식 일식 양식 분식 중화요리 중국요리 중국음식 일본요리 일본음식 인도요리 인도음식 태국요리 태국음식 베트남음식 베트남요리 이탈리아요리 이탈리안 프랑스요리
  프렌치 아시안 아시아음식 퓨전 퓨전한식 퓨전요리 퓨전음식 한식요리 한국음식 한국요리 채식 채식요리 할랄푸드 할랄음식 궁중음식 궁중요리 향토음식
  전통음식 전통요리 가정식 해물요리 해산물요리 생선요리 고기요리 닭요리 돼지고기요리 소고기요리 육류 고기류 면류 밥류 탕류 찜류 구이류 전류
  음료 음료류 음료수 주류 안주 안주류 디저트 디저트류 후식 간식 베이커리 베이커리류 제품 모든 각종 다양한 여러 다수 기타 사이드 사이드메뉴 사이드디쉬
  뷔페 뷔폐 부페 buffet 한식뷔페 샐러드바 무한리필 성인 어른 소인 대인 아동 어린이 유아 초등학생 미취학 이용 이용권 가격 요금 이용료 입장료 입장권 무료 유료
  푸드코트 매장별 점포별 품목별 상이 변동 별도 문의 전화문의 예약 없음 미정 해당없음 정보없음 확인 홈페이지 참조 참고 합계 추가시 국내산 국산 포장 현금 홀메뉴 재즈바 공기밥별도 밥별도 매장 방문 카페 펍 카페&펍 주점 술집 찻집 전통찻집
  및 와 과 등 외 도 or and & a b c d e f`);

/** Words that close a list: "김치찌개 외 다수". */
export const LIST_CLOSERS: ReadonlySet<string> =
  toWordSet(`등 등등 외 외다수 다수 기타 변동 외. 등.`);

/** Endings of sets; the text before them is a name ("A세트", "런치코스"). */
const SET_ENDING = /(?:세트메뉴|코스요리|코스메뉴|풀코스|세트|코스|set|course)$/;

/** Opening hours, prices and remarks in the menu field. */
const REMARK =
  /휴무|라스트 ?오더|영업 ?시간|주문 ?가능|주문 ?마감|이용 ?가격|이용료|입장료|메뉴판|전화 ?문의|를 개조|을 개조|완비$/;

/** True for "런치코스", "A세트": a set of that name, with unknown contents. */
export function isSetNote(text: string): boolean {
  return text.length <= 20 && SET_ENDING.test(text.trim().toLowerCase());
}

/** True for "점심", "할랄", "런치 코스": text in a bracket or before a colon that is no dish. */
export function isLabel(text: string): boolean {
  const key = text.replace(/ /g, '').toLowerCase();
  return key.length <= 12 && (LABEL_WORDS.has(key) || GENERIC_WORDS.has(key));
}

/** True for "한식", "성인 이용 가격", "A세트", "15:00 - 23:00": text that names no dish. */
export function isGeneric(text: string): boolean {
  if (!hasLetter(text) || REMARK.test(text)) return true;
  const lower = text.toLowerCase();
  if (!/[ ,]/.test(lower)) return isGenericWord(lower);
  if (GENERIC_WORDS.has(lower.replaceAll(' ', ''))) return true;
  return lower.split(/[ ,]+/).every((word) => word === '' || isGenericWord(word));
}

function isGenericWord(word: string): boolean {
  if (GENERIC_WORDS.has(word) || !hasLetter(word)) return true;
  const ending = SET_ENDING.exec(word);
  if (ending === null) return false;
  const before = word.slice(0, ending.index);
  return before === '' || GENERIC_WORDS.has(before) || /^[a-z0-9]{1,2}$/.test(before);
}
