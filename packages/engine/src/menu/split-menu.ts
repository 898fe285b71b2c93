import { hasPrice } from './amounts';
import { addDetail, isDetail, splitAtColon } from './dish-details';
import { isEmptyDraft, type DishDraft } from './draft';
import { findLegend, stripLegend, type Legend } from './legend';
import { addItems, type MenuItem } from './menu-item';
import { toDrafts } from './parse-drafts';
import { shareHeads } from './shared-head';
import { splitPieces, toPieceText } from './split-pieces';
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
