import { hasPrice } from './amounts';
import {
  addDetail,
  isDetail,
  isEmptyDraft,
  splitAtColon,
  toDrafts,
  type DishDraft,
} from './dish-draft';
import { splitBrackets } from './dish-name';
import { isGeneric, isLabel } from './generic-words';
import { findLegend, stripLegend, type Legend } from './legend';
import { addItems, type MenuItem } from './menu-item';
import { splitPieces, toPieceText, type MenuPiece } from './split-pieces';
import { toPlainText } from '../text/plain-text';

/**
 * Splits a menu text (`firstmenu` or `treatmenu`, HTML allowed) into its items, in order.
 * Separators are `/ , · | ; 、 ・`, line breaks and, between clear dish names, blanks; a comma in a
 * bracket or a number does not separate. Ingredients after a dish belong to it. Never throws;
 * linear in the length.
 *
 * @param legend diet signs of the whole menu, when the text is a part of it
 * @example
 * splitMenu('한우 국밥 9,000원 / 냉면 (2인)').map(({ dish }) => dish); // => ["한우 국밥","냉면"]
 */
export function splitMenu(text: string, legend?: Legend): MenuItem[] {
  if (text === '') return [];
  const plain = toPlainText(text);
  const signs = legend ?? findLegend(plain);
  const pieces = shareHeads(splitPieces(stripLegend(expandAbbreviations(plain))));
  const drafts: DishDraft[] = [];
  let isInDetails = false;
  pieces.forEach((piece, at) => {
    const last = drafts.at(-1);
    isInDetails = last !== undefined && isDetail(piece, last, pieces, at, isInDetails);
    if (last !== undefined && isInDetails) {
      addDetail(last, piece);
      // The next dish comes after the price.
      isInDetails = !hasPrice(toPieceText(piece));
      return;
    }
    for (const draft of toDrafts(piece)) {
      const previous = drafts.at(-1);
      if (!isEmptyDraft(draft)) drafts.push(draft);
      else if (previous !== undefined) {
        previous.notes.push(...draft.notes);
        previous.brackets.push(...draft.brackets);
      }
    }
    const newest = drafts.at(-1);
    if (newest !== undefined && newest !== last) isInDetails = splitAtColon(newest);
  });
  const items: MenuItem[] = [];
  for (const draft of drafts) addItems(items, draft, pieces.length === 1, signs);
  return items;
}

const WITH_ABBREVIATION = /(?<![A-Za-z])w\/(o(?![a-z]))? ?/gi;
/** 소 alone is a size; next to a pig it is an ox. */
const OX_OR_PIG = /(?<![가-힣])소(?= ?[/,] ?돼지)/g;

/** Removes the separator from "w/ 치즈" and the size from "소/돼지 갈비". */
function expandAbbreviations(text: string): string {
  if (!text.includes('/') && !text.includes('돼지')) return text;
  return text
    .replace(WITH_ABBREVIATION, (_, without?: string) =>
      without === undefined ? 'with ' : 'without ',
    )
    .replace(OX_OR_PIG, '소고기');
}

/** One word that a slash or a dot joins to the next without a blank: 아몬드 in "아몬드/피칸 파이". */
const MEMBER = /^[가-힣]{1,6}$/;
/** The last member and the head of all: "피칸 파이". */
const LAST_MEMBER = /^[가-힣]{1,8} (?<head>[가-힣]{1,8})$/;
const JOINS = new Set('/·ㆍ・');

const getText = ({ content: [first, ...others] }: MenuPiece): string | undefined =>
  first?.kind === 'text' && others.length === 0 ? first.text : undefined;

/**
 * Gives each of several ingredients the dish that the last one names: an almond or pecan pie is no
 * bowl of almonds.
 */
function shareHeads(pieces: readonly MenuPiece[]): readonly MenuPiece[] {
  const shared = [...pieces];
  let head = '';
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    const text = piece && getText(piece);
    const isJoined = JOINS.has(pieces[at + 1]?.before ?? '');
    if (!isJoined || text === undefined || !MEMBER.test(text) || isLabel(text)) {
      head = LAST_MEMBER.exec(text?.trimEnd() ?? '')?.groups?.head ?? '';
      if (isGeneric(head)) head = '';
    } else if (head !== '') {
      shared[at] = {
        before: piece?.before ?? '',
        content: [{ kind: 'text', text: `${text} ${head}` }],
      };
    }
  }
  return shared;
}

/**
 * Reads both menu fields of a restaurant: the items of `firstmenu`, then those of `treatmenu`. A
 * dish occurs once (blanks and case do not matter), with the notes of both.
 *
 * @example
 * readMenu({ firstmenu: '김치찌개 9,000원', treatmenu: '김치찌개, 냉면' }).map(({ dish }) => dish); // => ["김치찌개","냉면"]
 */
export function readMenu(menu: { firstmenu: string; treatmenu: string }): MenuItem[] {
  const { firstmenu, treatmenu } = menu;
  if (firstmenu === '' && treatmenu === '') return [];
  const items = new Map<string, MenuItem>();
  // Many restaurants repeat one field in the other.
  const legend = findLegend(toPlainText(`${firstmenu}\n${treatmenu}`));
  const rest = treatmenu === firstmenu ? [] : splitMenu(treatmenu, legend);
  for (const item of [...splitMenu(firstmenu, legend), ...rest]) {
    const key = item.dish.replaceAll(' ', '').toLowerCase();
    const existing = items.get(key);
    if (existing === undefined) items.set(key, item);
    if (existing === undefined ? item.notes.length < 2 : item.notes.length === 0) continue;
    const notes = [...new Set([...(existing?.notes ?? []), ...item.notes])];
    items.set(key, { ...(existing ?? item), notes });
  }
  return [...items.values()];
}

/**
 * Detail of the dish above as a bracket, or null for a line with a dish of its own.
 *
 * @example
 * toDishDetail('※ 우유 포함'); // => "(우유 포함)"
 * toDishDetail('김치찌개'); // => null
 */
export function toDishDetail(line: string): string | null {
  const plain = toPlainText(line).trim();
  if (plain === '' || plain.length > MAX_LINE_LENGTH || !MAY_BE_DETAIL.test(plain)) return null;
  const [dish, ...others] = splitMenu(`${PLACEHOLDER_DISH}\n${plain}`);
  if (dish === undefined || others.length > 0) return null;
  const { brackets } = splitBrackets(dish.dish);
  return brackets === '' ? null : brackets.trim();
}

const MAX_LINE_LENGTH = 80;
const MAY_BE_DETAIL = /^[([※+*]|^with |포함|함유|들어|사용|첨가|곁들|제공|넣/;
/** Dish for the line to belong to. */
const PLACEHOLDER_DISH = '요리';
