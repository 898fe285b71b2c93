import { collapse, hasDigit, hasPrice, isPrice, isSize, PRICES, takeSizes } from './amounts';
import { isDietSign, toIncluded } from './bracket-roles';
import { isOfName, readBracket, splitBrackets, takeSign, type Bracket } from './dish-line';
import { findLegend, getMeaning, withoutLegend, type Legend } from './legend';
import { hasLetter, isSyllable } from '../text/letters';
import { toPieces, type Piece, type Segment } from './pieces';
import { toPlainText } from '../text/plain-text';
import { splitAtSpaces } from './spaces';
import { CLOSERS, isGeneric, isLabel } from './words';

export { isPrice, takeSizes } from './amounts';
export { toPlainText } from '../text/plain-text';
export { parseDish, splitBrackets, toDisplayName, type DishLine } from './dish-line';
export { findLegend, type Legend } from './legend';

/** One dish cut out of a menu text: every way into the engine classifies its `dish`. */
export interface MenuItem {
  /**
   * The canonical text: the dish as written, without price, size and filler, and with the brackets that belong to it:
   * "비건 케이크 (우유 포함)".
   */
  dish: string;
  /** Words around it that are no food: "7,000원", "2인 이상", "대", "국내산". */
  notes: readonly string[];
  /** False for "성인 이용 가격", "한식", "코스요리": words that name no dish. */
  isDish: boolean;
}

/** A dish while it is being read: its words and what stood around them. */
interface Draft {
  words: string;
  notes: string[];
  /** Brackets that belong to the dish: "(우유 포함)". */
  brackets: string[];
  /** Details that stand in no bracket: "토마토", "바질" behind "마르게리타:". */
  details: string[];
  /** Dishes named in a bracket after a category: "한식(설렁탕,수육)". */
  listed: string[];
}

/** A category in front of a bracket is short; longer texts are not looked at. */
const LONGEST_HEAD = 60;

const newDraft = (): Draft => ({ words: '', notes: [], brackets: [], details: [], listed: [] });
const isEmpty = (draft: Draft): boolean => draft.words === '' && draft.listed.length === 0;

/**
 * Cuts a menu text (`firstmenu` or `treatmenu`, HTML allowed) into its items, in order. Separators are
 * `/ , · | ; 、 ・`, line breaks and, where the words show it, blanks; a comma inside a bracket or a
 * number separates nothing outside. What says of the dish before it what is in it belongs to that dish. Never throws; time
 * grows linearly with the length.
 *
 * @param legend the signs of the whole menu, where the text is but a part of it.
 */
export function splitMenu(text: string, legend?: Legend): MenuItem[] {
  if (text === '') return [];
  const plain = toPlainText(text);
  const signs = legend ?? findLegend(plain);
  const pieces = toPieces(withoutLegend(spellOut(plain)));
  const drafts: Draft[] = [];
  let isInDetails = false;
  pieces.forEach((piece, at) => {
    const last = drafts.at(-1);
    isInDetails = last !== undefined && isDetail(piece, last, pieces, at, isInDetails);
    if (last !== undefined && isInDetails) {
      addDetail(last, piece);
      // Behind the price comes the next dish.
      isInDetails = !hasPrice(toWords(piece));
      return;
    }
    for (const draft of toDrafts(piece)) {
      const previous = drafts.at(-1);
      if (!isEmpty(draft)) drafts.push(draft);
      else if (previous !== undefined) {
        previous.notes.push(...draft.notes);
        previous.brackets.push(...draft.brackets);
      }
    }
    const opened = drafts.at(-1);
    if (opened !== undefined && opened !== last) isInDetails = takeColon(opened);
  });
  const items: MenuItem[] = [];
  for (const draft of drafts) addItems(items, draft, pieces.length === 1, signs);
  return items;
}

const WITH = /(?<![A-Za-z])w\/(o(?![a-z]))? ?/gi;
/** 소 alone is a size, but not beside a pig. */
const OX_OR_PIG = /(?<![가-힣])소(?= ?[/,] ?돼지)/g;

/** "w/ 치즈" holds no separator, and "소/돼지 갈비" no size. */
function spellOut(text: string): string {
  if (!text.includes('/') && !text.includes('돼지')) return text;
  return text
    .replace(WITH, (_, without?: string) => (without === undefined ? 'with ' : 'without '))
    .replace(OX_OR_PIG, '소고기');
}

const toWords = ({ segments }: Piece): string =>
  segments
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();

const LONGEST_DETAIL = 40;
const ADDED = /^(?:with (?=\S)|[+*] ?(?=\D))/i;

/** True for a piece that is a detail of the dish before it, and no dish of its own. */
function isDetail(
  piece: Piece,
  { words, listed }: Draft,
  pieces: readonly Piece[],
  at: number,
  isInDetails: boolean,
): boolean {
  const [first] = piece.segments;
  const text = toWords(piece);
  if (first?.kind !== 'text' || text.length > LONGEST_DETAIL || listed.length > 0) return false;
  if (isInDetails && /[,·、ㆍ・]/.test(piece.before)) return true;
  if (hasPrice(text) || isSize(text)) return false;
  if (piece.before === '※' || ADDED.test(first.text.trim())) return true;
  if (piece.before === '-' || piece.before === '–') {
    // Several dashes in a row begin the lines of a list.
    const isList = [pieces[at - 1], pieces[at + 1]].some((near) => near?.before === piece.before);
    return first.text.startsWith(' ') && !isList && !isGeneric(words.trim());
  }
  return toIncluded(text) !== null && !text.includes(' 비건') && !text.startsWith('비건');
}

/**
 * A line of a menu that says of the dish above it what is in it, as the bracket that belongs to that dish: "※ 우유 포함" ->
 * "(우유 포함)". null for a line of its own.
 */
export function toDetailOfDish(line: string): string | null {
  const plain = toPlainText(line).trim();
  if (plain === '' || plain.length > LONGEST_LINE || !MAY_BE_DETAIL.test(plain)) return null;
  const [dish, ...others] = splitMenu(`${STAND_IN}\n${plain}`);
  if (dish === undefined || others.length > 0) return null;
  const { brackets } = splitBrackets(dish.dish);
  return brackets === '' ? null : brackets.trim();
}

const LONGEST_LINE = 80;
const MAY_BE_DETAIL = /^[([※+*]|^with |포함|함유|들어|사용|첨가|곁들|제공|넣/;
/** A dish for a line to belong to. */
const STAND_IN = '요리';

function addDetail(draft: Draft, { segments }: Piece): void {
  for (const segment of segments) {
    if (segment.kind === 'bracket') draft.details.push(segment.text);
    else {
      for (const [words, price] of atPrices(segment.text)) {
        draft.details.push(dropSigns(words.trim()));
        if (price !== undefined) draft.notes.push(price);
      }
    }
  }
}

/** "마르게리타: 토마토, 바질": what comes behind the colon, up to the next separator that is no comma. */
function takeColon(draft: Draft): boolean {
  const at = draft.words.indexOf(':');
  if (at <= 0 || at > LONGEST_HEAD || draft.notes.some(isPrice)) return false;
  const head = draft.words.slice(0, at).trim();
  const detail = draft.words.slice(at + 1).trim();
  if (!hasLetter(head) || isLabel(head) || isGeneric(head) || HEADING.test(head)) return false;
  if (detail === '' || detail.length > LONGEST_DETAIL) return false;
  draft.words = head;
  draft.details.push(detail);
  return true;
}

/** Ends what stands over several dishes: "비건 메뉴: …", "면류: …". */
const HEADING = /(?:메뉴|류|코스|세트|요리|\d)$/;

/**
 * Reads both menu fields of a restaurant: the items of `firstmenu`, then those of `treatmenu`, each dish
 * once (blanks and capitals do not make a difference), notes joined.
 */
export function readMenu(menu: { firstmenu: string; treatmenu: string }): MenuItem[] {
  const { firstmenu, treatmenu } = menu;
  if (firstmenu === '' && treatmenu === '') return [];
  const items = new Map<string, MenuItem>();
  // Many places repeat the one in the other.
  const legend = findLegend(toPlainText(`${firstmenu}\n${treatmenu}`));
  const rest = treatmenu === firstmenu ? [] : splitMenu(treatmenu, legend);
  for (const item of [...splitMenu(firstmenu, legend), ...rest]) {
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
  if (!isEmpty(draft) || draft.notes.length > 0 || draft.brackets.length > 0) drafts.push(draft);
  return newDraft();
}

/** One piece holds several dishes when prices, labels or remarks stand between them. */
function toDrafts({ segments }: Piece): Draft[] {
  const [first] = segments;
  if (segments.length === 1 && first?.kind === 'text' && isSize(first.text.trim())) {
    return [{ ...newDraft(), notes: [first.text.trim()] }];
  }
  const isAllBrackets = segments.every(({ kind }) => kind === 'bracket');
  const drafts: Draft[] = [];
  let draft = newDraft();
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === 'bracket') {
      const bracket = readBracket(segment.text);
      const isHeading = isLabel(segment.text) && segment.open !== '(';
      if (isHeading && !isEmpty(draft)) draft = nextDraft(drafts, draft);
      const isLast = segments[at + 1] === undefined;
      const mayBegin = !isLast || (isAllBrackets && segment.open !== '(');
      if (mayBegin && isEmpty(draft) && isOfName(draft.words, bracket, segments[at + 1]?.text)) {
        // A bracket in front is part of the name: "(한우) 불고기"; "[돼지국밥]" is all of it.
        draft.words += `${bracket.parts.map(({ text }) => text).join(' ')} `;
        continue;
      }
      addBracket(draft, bracket);
      const isClosed = segment.open === '(' && (isNoFood(bracket) || hasPrice(segment.text));
      if (isClosed && startsAnew(draft, segments[at + 1])) draft = nextDraft(drafts, draft);
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

const isNoFood = ({ parts }: Bracket): boolean =>
  parts.every(({ role }) => role !== 'ingredients' && role !== 'options' && role !== 'unread');

const toNotes = (parts: Bracket['parts']): string[] =>
  parts.flatMap(({ role, text }) =>
    role === 'portion' || role === 'price' || role === 'remark' ? [text] : [],
  );

function addBracket(draft: Draft, { parts, kept }: Bracket): void {
  const name = headOf(draft);
  const sets =
    hasLetter(name) && !isGeneric(name) ? parts.filter(({ role }) => role === 'set') : [];
  // Behind, where it stands for a set: "난 (런치코스)" is no bread.
  for (const { text } of sets) draft.words = `${draft.words.trimEnd()} ${text} `;
  const foods = parts.filter(({ role }) => role === 'ingredients' || role === 'options');
  const head = headOf(draft);
  if (hasLetter(head) && isGeneric(head) && !head.includes('코스')) {
    draft.listed.push(...foods.map(({ text }) => text));
  } else if (kept !== '') draft.brackets.push(kept);
  draft.notes.push(...toNotes(parts));
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

function addItems(
  items: MenuItem[],
  { words: given, notes: around, brackets: own, details, listed }: Draft,
  alone: boolean,
  legend: Legend,
): void {
  const words = collapse(given);
  const detail = readBracket(details.join(', '));
  const brackets = detail.kept === '' ? own : [...own, detail.kept];
  const notes = [...around, ...toNotes(detail.parts)];
  const isList = listed.length > 0;
  const dishes = isList ? listed : splitAtSpaces(words, alone);
  dishes.forEach((dish, at) => {
    // Behind several dishes a bracket belongs to the last.
    const behind = !isList && at === dishes.length - 1 ? brackets : [];
    const item = toItem(dish, isList ? [words, ...notes] : notes, behind, legend);
    if (item !== null) items.push(item);
  });
}

function toItem(
  words: string,
  given: readonly string[],
  brackets: readonly string[],
  legend: Legend,
): MenuItem | null {
  const { name, label } = takeLabel(words);
  const { rest, notes: sizes } = takeSizes(dropFiller(name));
  const { name: dish, sign } = takeSign(dropSigns(collapse(dropFiller(rest))).trim());
  if (dish === '') return null;
  const signed = sign === '' ? brackets : [`(${sign})`, ...brackets];
  const explained = signed.map((bracket) => explainSigns(bracket, legend));
  return {
    dish: [dish, ...explained].join(' '),
    notes: [...label, ...sizes, ...given],
    isDish: !isGeneric(dish),
  };
}

/** "(V)" -> "(비건)" where the legend of the menu says so. */
function explainSigns(bracket: string, legend: Legend): string {
  if (legend.size === 0) return bracket;
  const parts = bracket.slice(1, -1).split(', ');
  const explained = parts.map((part) =>
    isDietSign(part) ? (getMeaning(legend, part) ?? part) : part,
  );
  return `(${explained.join(', ')})`;
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
