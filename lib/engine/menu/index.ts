import { collapse, hasDigit, hasPrice, isPrice, isSize, PRICES, takeSizes } from './amounts';
import { hasLetter, isSyllable } from '../text/letters';
import { type Piece, type Segment, toParts, toPieces } from './pieces';
import { toPlainText } from '../text/plain-text';
import { splitAtSpaces } from './spaces';
import { CLOSERS, isDietNote, isGeneric, isLabel, isSetNote } from './words';

export { isPrice, takeSizes } from './amounts';
export { toPlainText } from '../text/plain-text';

/** One dish cut out of a menu text. */
export interface MenuItem {
  /** The dish as written, without price, size and filler. */
  dish: string;
  /** What stood around it: "7,000원", "2인 이상", "대". */
  notes: readonly string[];
  /** False for "성인 이용 가격", "한식", "코스요리": words that name no dish. */
  isDish: boolean;
}

/** A dish while it is being read: its words and what stood around them. */
interface Draft {
  words: string;
  notes: string[];
  /** Dishes named in a bracket after a category: "한식(설렁탕,수육)". */
  listed: string[];
}

/** A category in front of a bracket is short; longer texts are not looked at. */
const LONGEST_HEAD = 60;

const newDraft = (): Draft => ({ words: '', notes: [], listed: [] });
const isEmpty = (draft: Draft): boolean => draft.words === '' && draft.listed.length === 0;
const isNote = (part: string): boolean => isPrice(part) || isSize(part) || isLabel(part);

/**
 * Cuts a menu text (`firstmenu` or `treatmenu`, HTML allowed) into its items, in order. Separators are
 * `/ , · | ; 、 ・`, line breaks and, where the words show it, blanks; a comma inside a bracket or a
 * number separates nothing outside. Never throws; time grows linearly with the length.
 */
export function splitMenu(text: string): MenuItem[] {
  if (text === '') return [];
  const pieces = toPieces(toPlainText(text));
  const drafts: Draft[] = [];
  for (const piece of pieces) {
    for (const draft of toDrafts(piece)) {
      const previous = drafts.at(-1);
      if (!isEmpty(draft)) drafts.push(draft);
      else if (previous !== undefined) previous.notes.push(...draft.notes);
    }
  }
  const items: MenuItem[] = [];
  for (const draft of drafts) addItems(items, draft, pieces.length === 1);
  return items;
}

/**
 * Reads both menu fields of a restaurant: the items of `firstmenu`, then those of `treatmenu`, each dish
 * once (blanks and capitals do not make a difference), notes joined.
 */
export function readMenu(menu: { firstmenu: string; treatmenu: string }): MenuItem[] {
  const { firstmenu, treatmenu } = menu;
  if (firstmenu === '' && treatmenu === '') return [];
  const items = new Map<string, MenuItem>();
  // Many places repeat the one in the other.
  const rest = treatmenu === firstmenu ? [] : splitMenu(treatmenu);
  for (const item of [...splitMenu(firstmenu), ...rest]) {
    const key = item.dish.replaceAll(' ', '').toLowerCase();
    const known = items.get(key);
    if (known === undefined) items.set(key, item);
    if (known === undefined ? item.notes.length < 2 : item.notes.length === 0) continue;
    const notes = [...new Set([...(known?.notes ?? []), ...item.notes])];
    items.set(key, { ...(known ?? item), notes });
  }
  return [...items.values()];
}

/** Puts a draft that holds anything to the others and begins the next. */
function nextDraft(drafts: Draft[], draft: Draft): Draft {
  if (!isEmpty(draft) || draft.notes.length > 0) drafts.push(draft);
  return newDraft();
}

/** One piece holds several dishes when prices, labels or remarks stand between them. */
function toDrafts(piece: Piece): Draft[] {
  const [first] = piece;
  if (piece.length === 1 && first?.kind === 'text' && isSize(first.text.trim())) {
    return [{ ...newDraft(), notes: [first.text.trim()] }];
  }
  const drafts: Draft[] = [];
  let draft = newDraft();
  for (const [at, segment] of piece.entries()) {
    if (segment.kind === 'bracket') {
      const parts = toParts(segment.text);
      if (isEmpty(draft) && !parts.every(isNote) && piece[at + 1] !== undefined) {
        // A bracket in front is part of the name: "(한우) 불고기".
        draft.words += `${parts.join(' ')} `;
        continue;
      }
      if (isLabel(segment.text) && segment.open !== '(' && !isEmpty(draft))
        draft = nextDraft(drafts, draft);
      addBracket(draft, parts);
      const closesDish = segment.open === '(' && (parts.every(isNote) || hasPrice(segment.text));
      if (closesDish && startsAnew(draft, piece[at + 1])) draft = nextDraft(drafts, draft);
      continue;
    }
    if (!hasDigit(segment.text)) {
      draft.words += draft.words === '' ? segment.text.trimStart() : segment.text;
      continue;
    }
    for (const [part, price] of atPrices(segment.text)) {
      // Never begins with a blank, so that an empty draft is told without reading it.
      draft.words += draft.words === '' ? part.trimStart() : part;
      if (price === undefined) continue;
      const isBefore = isEmpty(draft) && drafts.length === 0;
      draft.notes.push(price);
      if (!isBefore) draft = nextDraft(drafts, draft);
    }
  }
  nextDraft(drafts, draft);
  return drafts;
}

/** After "채정식(점심)" a blank and a word begin the next dish; "(매운맛)+버터난" and "(2인) 세트" do not. */
function startsAnew(draft: Draft, following: Segment | undefined): boolean {
  if (isEmpty(draft) || following?.kind !== 'text') return false;
  const words = following.text.trim();
  return following.text.startsWith(' ') && !/^[+&]/.test(words) && !isGeneric(words);
}

/** What stands in front of a bracket: a name is no longer than a head, which keeps the time linear. */
const headOf = ({ words }: Draft): string => (words.length <= LONGEST_HEAD ? words : '');

function addBracket(draft: Draft, inside: readonly string[]): void {
  const diets = inside.filter(isDietNote);
  // In front, where it covers the whole name: "치킨 버거(비건)" has no chicken in it.
  if (diets.length > 0) draft.words = `${diets.join(' ')} ${draft.words}`;
  const name = headOf(draft);
  const sets = hasLetter(name) && !isGeneric(name) ? inside.filter(isSetNote) : [];
  // Behind, where it stands for a set: "난 (런치코스)" is no bread.
  if (sets.length > 0) draft.words = `${draft.words.trimEnd()} ${sets.join(' ')} `;
  const parts = inside.filter((part) => !diets.includes(part) && !sets.includes(part));
  const dishes = parts.filter((part) => !isNote(part));
  const head = headOf(draft);
  if (hasLetter(head) && isGeneric(head) && !head.includes('코스')) draft.listed.push(...dishes);
  else draft.notes.push(...dishes);
  draft.notes.push(...parts.filter(isNote));
}

/** Text and the price that follows it, in turns; the last text may have no price. */
function* atPrices(text: string): Generator<[string, string | undefined]> {
  let start = 0;
  for (const match of text.trimEnd().matchAll(PRICES)) {
    yield [text.slice(start, match.index), match[0].trim()];
    start = match.index + match[0].length;
  }
  yield [text.slice(start), undefined];
}

function addItems(items: MenuItem[], { words: given, notes, listed }: Draft, alone: boolean): void {
  const words = collapse(given);
  const isList = listed.length > 0;
  for (const dish of isList ? listed : splitAtSpaces(words, alone)) {
    const item = toItem(dish, isList ? [words, ...notes] : notes);
    if (item !== null) items.push(item);
  }
}

function toItem(words: string, given: readonly string[]): MenuItem | null {
  const { name, label } = takeLabel(words);
  const { rest, notes: sizes } = takeSizes(dropFiller(name));
  const dish = dropSigns(collapse(dropFiller(rest))).trim();
  const notes = [...label, ...sizes, ...given];
  return dish === '' ? null : { dish, notes, isDish: !isGeneric(dish) };
}

const SIGNS_IN_FRONT = new Set(`+&~.:*!?'"=^_-`);
const SIGNS_BEHIND = new Set(`~.:*!'"=^_-`);

/** Takes signs off both ends, and the one blank between them and the words. */
function dropSigns(words: string): string {
  let from = 0;
  while (SIGNS_IN_FRONT.has(words.charAt(from))) from += 1;
  if (from > 0 && words.charAt(from) === ' ') from += 1;
  let to = words.length;
  while (to > from && SIGNS_BEHIND.has(words.charAt(to - 1))) to -= 1;
  if (to < words.length && words.charAt(to - 1) === ' ') to -= 1;
  return words.slice(from, to);
}

const LIST_NUMBER = /^(?:\d{1,2}[.)] ?(?!\d)|[①-⑳] ?)/;
const MENU_LABEL = /^(?:대표|추천|인기|메인|주|신) ?메뉴 (?=.)/;

/** "점심: 김치찌개", "대표메뉴 할랄 불고기", "1. 김치찌개". */
function takeLabel(words: string): { name: string; label: string[] } {
  const name = isSyllable(words.charCodeAt(0)) ? words : words.replace(LIST_NUMBER, '');
  const colon = name.indexOf(':');
  if (colon > 0 && isLabel(name.slice(0, colon).trim())) {
    return { name: name.slice(colon + 1).trim(), label: [name.slice(0, colon).trim()] };
  }
  const menu = name.includes('메뉴 ') ? MENU_LABEL.exec(name) : null;
  if (menu === null) return { name, label: [] };
  return { name: name.slice(menu[0].length), label: [menu[0].trim()] };
}

/** Closing words of a list: "김치찌개 외 다수" -> "김치찌개". */
function dropFiller(words: string): string {
  if (CLOSERS.has(words)) return '';
  let rest = words;
  for (let last = rest.lastIndexOf(' '); last > 0; last = rest.lastIndexOf(' ')) {
    if (!CLOSERS.has(rest.slice(last + 1))) break;
    rest = rest.slice(0, last);
  }
  return rest;
}
