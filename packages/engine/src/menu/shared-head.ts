import { isGeneric, isLabel } from './generic-words';
import type { MenuPiece } from './split-pieces';

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
 *
 * @example
 * splitMenu('아몬드/피칸 파이').map(({ dish }) => dish) // => ['아몬드 파이', '피칸 파이']
 */
export function shareHeads(pieces: readonly MenuPiece[]): readonly MenuPiece[] {
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
