import { hasPrice, isPrice, isSize, splitAtPrices } from './amounts';
import { toIncluded } from './bracket-roles';
import { MAX_HEAD_LENGTH, type Draft } from './draft';
import { toPieceText, type Piece } from './pieces';
import { hasLetter } from '../text/letters';
import { trimPunctuation } from './trim-punctuation';
import { isGeneric, isLabel } from './words';

const MAX_DETAIL_LENGTH = 40;
const ADDED = /^(?:with (?=\S)|[+*] ?(?=\D))/i;

/** True for a piece that is a detail of the dish before it, and no dish of its own. */
export function isDetail(
  piece: Piece,
  { words, listed }: Draft,
  pieces: readonly Piece[],
  at: number,
  isInDetails: boolean,
): boolean {
  const [first] = piece.segments;
  const text = toPieceText(piece);
  if (first?.kind !== 'text' || text.length > MAX_DETAIL_LENGTH || listed.length > 0) return false;
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

export function addDetail(draft: Draft, { segments }: Piece): void {
  for (const segment of segments) {
    if (segment.kind === 'bracket') draft.details.push(segment.text);
    else {
      for (const [words, price] of splitAtPrices(segment.text)) {
        draft.details.push(trimPunctuation(words.trim()));
        if (price !== undefined) draft.notes.push(price);
      }
    }
  }
}

/** "마르게리타: 토마토, 바질": what comes behind the colon, up to the next separator that is no comma. */
export function takeColon(draft: Draft): boolean {
  const at = draft.words.indexOf(':');
  if (at <= 0 || at > MAX_HEAD_LENGTH || draft.notes.some(isPrice)) return false;
  const head = draft.words.slice(0, at).trim();
  const detail = draft.words.slice(at + 1).trim();
  if (!hasLetter(head) || isLabel(head) || isGeneric(head) || SECTION_TITLE.test(head))
    return false;
  if (detail === '' || detail.length > MAX_DETAIL_LENGTH) return false;
  draft.words = head;
  draft.details.push(detail);
  return true;
}

/** Ends what stands over several dishes: "비건 메뉴: …", "면류: …". */
const SECTION_TITLE = /(?:메뉴|류|코스|세트|요리|\d)$/;
