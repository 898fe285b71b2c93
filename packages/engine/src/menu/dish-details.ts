import { hasPrice, isPrice, isSize, splitAtPrices } from './amounts';
import { getIncludedFood } from './bracket-roles';
import { MAX_CATEGORY_LENGTH, type DishDraft } from './draft';
import { toPieceText, type MenuPiece } from './split-pieces';
import { hasLetter } from '../text/letters';
import { trimPunctuation } from './trim-punctuation';
import { isGeneric, isLabel } from './generic-words';

const MAX_DETAIL_LENGTH = 40;
const ADDED_FOOD = /^(?:with (?=\S)|[+*] ?(?=\D))/i;

/** True for a piece that describes the dish before it and is no dish of its own. */
export function isDetail(
  piece: MenuPiece,
  { words, listedDishes }: DishDraft,
  pieces: readonly MenuPiece[],
  at: number,
  isInDetails: boolean,
): boolean {
  const [first] = piece.content;
  const text = toPieceText(piece);
  if (first?.kind !== 'text' || text.length > MAX_DETAIL_LENGTH || listedDishes.length > 0)
    return false;
  if (isInDetails && /[,·、ㆍ・]/.test(piece.before)) return true;
  if (hasPrice(text) || isSize(text)) return false;
  if (piece.before === '※' || ADDED_FOOD.test(first.text.trim())) return true;
  if (piece.before === '-' || piece.before === '–') {
    // Several dashes in a row begin the lines of a list.
    const isList = [pieces[at - 1], pieces[at + 1]].some(
      (neighbor) => neighbor?.before === piece.before,
    );
    return first.text.startsWith(' ') && !isList && !isGeneric(words.trim());
  }
  return getIncludedFood(text) !== null && !text.includes(' 비건') && !text.startsWith('비건');
}

export function addDetail(draft: DishDraft, { content }: MenuPiece): void {
  for (const token of content) {
    if (token.kind === 'bracket') draft.details.push(token.text);
    else {
      for (const [words, price] of splitAtPrices(token.text)) {
        draft.details.push(trimPunctuation(words.trim()));
        if (price !== undefined) draft.notes.push(price);
      }
    }
  }
}

/**
 * Splits "마르게리타: 토마토, 바질" at the colon; the details end at the next separator other than
 * a comma.
 */
export function splitAtColon(draft: DishDraft): boolean {
  const at = draft.words.indexOf(':');
  if (at <= 0 || at > MAX_CATEGORY_LENGTH || draft.notes.some(isPrice)) return false;
  const head = draft.words.slice(0, at).trim();
  const detail = draft.words.slice(at + 1).trim();
  if (!hasLetter(head) || isLabel(head) || isGeneric(head) || SECTION_TITLE.test(head))
    return false;
  if (detail === '' || detail.length > MAX_DETAIL_LENGTH) return false;
  draft.words = head;
  draft.details.push(detail);
  return true;
}

/** Ending of a heading over several dishes: "비건 메뉴: …", "면류: …". */
const SECTION_TITLE = /(?:메뉴|류|코스|세트|요리|\d)$/;
