import words from '../../lexicon/generic-words.json';
import { hasLetter } from '../text/letters';

const toWordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const LABEL_WORDS = toWordSet(words.labels);
const GENERIC_WORDS = toWordSet(words.generic);
/** Words that close a list: "김치찌개 외 다수". */
export const LIST_CLOSERS = toWordSet(words.closers);

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
