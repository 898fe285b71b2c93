import { collapseBlanks, extractSizes, trimPunctuation } from './amounts';
import { isDietSign } from './bracket-roles';
import { parseBracket, extractTrailingSign } from './dish-name';
import { toNotes, type DishDraft } from './dish-draft';
import { isGeneric, isLabel, LIST_CLOSERS } from './generic-words';
import { getSignMeaning, type Legend } from './legend';
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

/** Endings of a complete dish that rarely describes the next word. */
const CLOSING_DISH_ENDING =
  /(?:찌개|탕|전골|국밥|국수|칼국수|국시|냉면|막국수|쫄면|짬뽕|비빔밥|볶음밥|덮밥|쌈밥|솥밥|묵밥|양밥|김밥|죽|찜|구이|수육|삼합|만두국|만둣국|육개장|떡국|해장국|특정식|백반|상차림|공기밥)$/;
/** Endings of dishes that may also describe the next word ("불고기 비빔국수"). */
const DISH_ENDING =
  /(?:불고기|갈비|만두|튀김|전|회|볶음|무침|조림|말이|통닭|등심|안심|삼겹살|생고기|껍데기|소금구이|찌개|정식|주물럭|떡볶이|쫄볶이|잡채|보쌈|족발|두부|샤브샤브|에스프레소|아메리카노|카푸치노|짜장면|자장면|탕수육|깐풍기|유린기|팔보채|오므라이스|우동|라멘|순대|육회|곱창|막창|대창|물회|페퍼민트|다즐링|카모마일|케이크|타르트|프레첼|치킨|편채|사이다|(?<!쇼)콜라|맥주|소주|막걸리)$/;
/** Words that follow a dish and belong to it. */
const DISH_SUFFIX = /^(?:정식|세트|코스|반상|한상|특정식|백반|set|샐러드|소스|반마리|한마리|\+|&)/;

const isClosingDishWord = (word: string): boolean =>
  word.length >= 3 && CLOSING_DISH_ENDING.test(word);
const isDishWord = (word: string): boolean =>
  word.length >= 2 && (CLOSING_DISH_ENDING.test(word) || DISH_ENDING.test(word));

/**
 * Splits at blanks when several dishes follow each other: at least three dish words, or, in a text
 * without separators (`isOnlyPiece`), two of which the first is complete: "생대구탕 생두부".
 */
function splitAtSpaces(text: string, isOnlyPiece: boolean): string[] {
  if (!text.includes(' ')) return [text];
  const words = text.split(' ');
  if (words.length < 3 && !isOnlyPiece) return [text];
  const dishWords = words.filter((word) => isDishWord(word) && !DISH_SUFFIX.test(word));
  const isPair =
    isOnlyPiece &&
    words.length === 2 &&
    dishWords.length === 2 &&
    isClosingDishWord(words[0] ?? '');
  const isRow = dishWords.length >= 3 || isPair;
  if (!isRow) return [text];
  const dishes: string[] = [];
  let dish: string[] = [];
  for (const [at, word] of words.entries()) {
    dish.push(word);
    if (isDishWord(word) && !DISH_SUFFIX.test(words[at + 1] ?? '')) {
      dishes.push(dish.join(' '));
      dish = [];
    }
  }
  if (dish.length > 0) dishes.push(dish.join(' '));
  return dishes;
}
