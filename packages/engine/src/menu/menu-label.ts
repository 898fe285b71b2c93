import { isHangulSyllable } from '../text/letters';
import { LIST_CLOSERS, isLabel } from './generic-words';

const LIST_NUMBER = /^(?:\d{1,2}[.)] ?(?!\d)|[①-⑳] ?)/;
const MENU_LABEL = /^(?:대표|추천|인기|메인|주|신) ?메뉴 (?=.)/;

/** Splits off a label or list number: "점심: 김치찌개", "대표메뉴 할랄 불고기", "1. 김치찌개". */
export function extractLabel(words: string): { name: string; label: string[] } {
  const name = isHangulSyllable(words.charCodeAt(0)) ? words : words.replace(LIST_NUMBER, '');
  const colon = name.indexOf(':');
  if (colon > 0 && isLabel(name.slice(0, colon).trim())) {
    return { name: name.slice(colon + 1).trim(), label: [name.slice(0, colon).trim()] };
  }
  const menu = name.includes('메뉴 ') ? MENU_LABEL.exec(name) : null;
  if (menu === null) return { name, label: [] };
  return { name: name.slice(menu[0].length), label: [menu[0].trim()] };
}

/** Removes the closing words of a list: "김치찌개 외 다수" -> "김치찌개". */
export function dropListClosers(words: string): string {
  if (LIST_CLOSERS.has(words)) return '';
  let rest = words;
  for (let last = rest.lastIndexOf(' '); last > 0; last = rest.lastIndexOf(' ')) {
    if (!LIST_CLOSERS.has(rest.slice(last + 1))) break;
    rest = rest.slice(0, last);
  }
  return rest;
}
