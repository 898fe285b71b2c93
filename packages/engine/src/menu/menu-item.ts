import { collapse, takeSizes } from './amounts';
import { isDietSign } from './bracket-roles';
import { readBracket, takeSign } from './dish-name';
import { toNotes, type Draft } from './draft';
import { getMeaning, type Legend } from './legend';
import { dropFiller, takeLabel } from './menu-label';
import { trimPunctuation } from './trim-punctuation';
import { splitAtSpaces } from './spaces';
import { isGeneric } from './words';

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

/** Finishes a draft: its dishes with their notes, brackets and diet signs. */
export function addItems(
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
  const { name: dish, sign } = takeSign(trimPunctuation(collapse(dropFiller(rest))).trim());
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
