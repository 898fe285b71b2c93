import { hasPrice } from './amounts';
import { addDetail, isDetail, takeColon } from './dish-details';
import { isEmpty, type Draft } from './draft';
import { findLegend, withoutLegend, type Legend } from './legend';
import { addItems, type MenuItem } from './menu-item';
import { toDrafts } from './parse-drafts';
import { toPieces, toPieceText } from './pieces';
import { toPlainText } from '../text/plain-text';

/**
 * Cuts a menu text (`firstmenu` or `treatmenu`, HTML allowed) into its items, in order. Separators are
 * `/ , · | ; 、 ・`, line breaks and, where the words show it, blanks; a comma inside a bracket or a
 * number separates nothing outside. Ingredients written behind a dish belong to that dish. Never throws; time
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
      isInDetails = !hasPrice(toPieceText(piece));
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
