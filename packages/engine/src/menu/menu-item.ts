import { collapseBlanks, extractSizes, trimPunctuation } from './amounts';
import { isDietSign } from './bracket-roles';
import { parseBracket, extractTrailingSign } from './dish-name';
import { toNotes, type DishDraft } from './dish-draft';
import { isGeneric, isLabel, LIST_CLOSERS } from './generic-words';
import { getSignMeaning, type Legend } from './legend';
import { splitAtSpaces } from './split-at-spaces';
import { isHangulSyllable } from '../text/letters';

/** One dish of a menu text. Every way into the engine classifies its `dish`. */
export interface MenuItem {
  /**
   * Canonical text: the dish as written without price, size and list words, with the brackets that
   * belong to it: "비건 케이크 (우유 포함)".
   */
  dish: string;
  /** Text around it that is no food: "7,000원", "2인 이상", "대", "국내산". */
  notes: readonly string[];
  /** False for "성인 이용 가격", "한식", "코스요리", which name no dish. */
  isDish: boolean;
}

/** Appends the dishes of a draft with their notes, brackets and diet signs. */
export function addItems(
  items: MenuItem[],
  { words: rawWords, notes: outerNotes, brackets: ownBrackets, details, listedDishes }: DishDraft,
  isOnlyPiece: boolean,
  legend: Legend,
): void {
  const words = collapseBlanks(rawWords);
  const detail = parseBracket(details.join(', '));
  const brackets = detail.dishText === '' ? ownBrackets : [...ownBrackets, detail.dishText];
  const notes = [...outerNotes, ...toNotes(detail.parts)];
  const isList = listedDishes.length > 0;
  const dishes = isList ? listedDishes : splitAtSpaces(words, isOnlyPiece);
  dishes.forEach((dish, at) => {
    // A bracket after several dishes belongs to the last.
    const trailingBrackets = !isList && at === dishes.length - 1 ? brackets : [];
    const item = toItem(dish, isList ? [words, ...notes] : notes, trailingBrackets, legend);
    if (item !== null) items.push(item);
  });
}

function toItem(
  words: string,
  outerNotes: readonly string[],
  brackets: readonly string[],
  legend: Legend,
): MenuItem | null {
  const { name, label } = extractLabel(words);
  const { rest, notes: sizes } = extractSizes(dropListClosers(name));
  const { name: dish, sign } = extractTrailingSign(
    trimPunctuation(collapseBlanks(dropListClosers(rest))).trim(),
  );
  if (dish === '') return null;
  const bracketsWithSign = sign === '' ? brackets : [`(${sign})`, ...brackets];
  const explained = bracketsWithSign.map((bracket) => explainSigns(bracket, legend));
  return {
    dish: [dish, ...explained].join(' '),
    notes: [...label, ...sizes, ...outerNotes],
    isDish: !isGeneric(dish),
  };
}

/** Replaces signs by their meaning: "(V)" -> "(비건)". */
function explainSigns(bracket: string, legend: Legend): string {
  if (legend.size === 0) return bracket;
  const parts = bracket.slice(1, -1).split(', ');
  const explained = parts.map((part) =>
    isDietSign(part) ? (getSignMeaning(legend, part) ?? part) : part,
  );
  return `(${explained.join(', ')})`;
}

const LIST_NUMBER = /^(?:\d{1,2}[.)] ?(?!\d)|[①-⑳] ?)/;
const MENU_LABEL = /^(?:대표|추천|인기|메인|주|신) ?메뉴 (?=.)/;

/** Splits off a label or list number: "점심: 김치찌개", "대표메뉴 할랄 불고기", "1. 김치찌개". */
function extractLabel(words: string): { name: string; label: string[] } {
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
function dropListClosers(words: string): string {
  if (LIST_CLOSERS.has(words)) return '';
  let rest = words;
  for (let last = rest.lastIndexOf(' '); last > 0; last = rest.lastIndexOf(' ')) {
    if (!LIST_CLOSERS.has(rest.slice(last + 1))) break;
    rest = rest.slice(0, last);
  }
  return rest;
}
