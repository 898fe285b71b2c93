import { hasDigit, hasPrice, isPrice, isSize, splitAtPrices, trimPunctuation } from './amounts';
import { getIncludedFood } from './bracket-roles';
import { isPartOfName, parseBracket, type Bracket } from './dish-name';
import { isGeneric, isLabel } from './generic-words';
import { toPieceText, type MenuPiece, type TextOrBracket } from './split-pieces';
import { hasLetter } from '../text/letters';

/** Dish under construction: its words and the text around them. */
export interface DishDraft {
  words: string;
  notes: string[];
  /** Brackets that belong to the dish: "(우유 포함)". */
  brackets: string[];
  /** Details outside brackets: "토마토", "바질" after "마르게리타:". */
  details: string[];
  /** Dishes named in a bracket after a category: "한식(설렁탕,수육)". */
  listedDishes: string[];
}

/** Length of text before a bracket that is checked for a category. */
const MAX_CATEGORY_LENGTH = 60;

const createDraft = (): DishDraft => ({
  words: '',
  notes: [],
  brackets: [],
  details: [],
  listedDishes: [],
});
export const isEmptyDraft = (draft: DishDraft): boolean =>
  draft.words === '' && draft.listedDishes.length === 0;

/** Parts of a bracket that are no food: portion, price, remark. */
export const toNotes = (parts: Bracket['parts']): string[] =>
  parts.flatMap(({ role, text }) =>
    role === 'portion' || role === 'price' || role === 'remark' ? [text] : [],
  );

/** Appends a non-empty draft and returns a new one. */
function flushDraft(drafts: DishDraft[], draft: DishDraft): DishDraft {
  if (!isEmptyDraft(draft) || draft.notes.length > 0 || draft.brackets.length > 0)
    drafts.push(draft);
  return createDraft();
}

/** Drafts of a piece, which holds several dishes when prices, labels or remarks separate them. */
export function toDrafts({ content }: MenuPiece): DishDraft[] {
  const [first] = content;
  if (content.length === 1 && first?.kind === 'text' && isSize(first.text.trim())) {
    return [{ ...createDraft(), notes: [first.text.trim()] }];
  }
  const isAllBrackets = content.every(({ kind }) => kind === 'bracket');
  const drafts: DishDraft[] = [];
  let draft = createDraft();
  for (const [at, token] of content.entries()) {
    if (token.kind === 'bracket') {
      const bracket = parseBracket(token.text);
      const isHeading = isLabel(token.text) && token.open !== '(';
      if (isHeading && !isEmptyDraft(draft)) draft = flushDraft(drafts, draft);
      const isLast = content[at + 1] === undefined;
      const canStartName = !isLast || (isAllBrackets && token.open !== '(');
      if (
        canStartName &&
        isEmptyDraft(draft) &&
        isPartOfName(draft.words, bracket, content[at + 1]?.text)
      ) {
        // A bracket in front is part of the name: "(한우) 불고기"; "[돼지국밥]" is the whole name.
        draft.words += `${bracket.parts.map(({ text }) => text).join(' ')} `;
        continue;
      }
      addBracket(draft, bracket);
      const isClosed = token.open === '(' && (hasNoFood(bracket) || hasPrice(token.text));
      if (isClosed && startsNextDish(draft, content[at + 1])) draft = flushDraft(drafts, draft);
      continue;
    }
    if (!hasDigit(token.text)) {
      draft.words += draft.words === '' ? token.text.trimStart() : token.text;
      continue;
    }
    for (const [part, price] of splitAtPrices(token.text)) {
      // Never begins with a blank, so that an empty draft is recognized without trimming.
      draft.words += draft.words === '' ? part.trimStart() : part;
      if (price === undefined) continue;
      const isLeadingPrice = isEmptyDraft(draft) && drafts.length === 0;
      draft.notes.push(price);
      if (!isLeadingPrice) draft = flushDraft(drafts, draft);
    }
  }
  flushDraft(drafts, draft);
  return drafts;
}

/** True after "채정식(점심)" with a blank and a word; false for "(매운맛)+버터난" and "(2인) 세트". */
function startsNextDish(draft: DishDraft, following: TextOrBracket | undefined): boolean {
  if (isEmptyDraft(draft) || following?.kind !== 'text') return false;
  const words = following.text.trim();
  return following.text.startsWith(' ') && !/^[+&]/.test(words) && !isGeneric(words);
}

/** Text before a bracket that may be a category. The length limit keeps the time linear. */
const getCategory = ({ words }: DishDraft): string =>
  words.length <= MAX_CATEGORY_LENGTH ? words : '';

const hasNoFood = ({ parts }: Bracket): boolean =>
  parts.every(
    ({ role }) =>
      role !== 'ingredients' && role !== 'options' && role !== 'denials' && role !== 'unread',
  );

function addBracket(draft: DishDraft, { parts, dishText }: Bracket): void {
  const name = getCategory(draft);
  const sets =
    hasLetter(name) && !isGeneric(name) ? parts.filter(({ role }) => role === 'set') : [];
  // Appended, because it stands for a set: "난 (런치코스)" is no bread.
  for (const { text } of sets) draft.words = `${draft.words.trimEnd()} ${text} `;
  const foods = parts.filter(({ role }) => role === 'ingredients' || role === 'options');
  const head = getCategory(draft);
  if (hasLetter(head) && isGeneric(head) && !head.includes('코스')) {
    draft.listedDishes.push(...foods.map(({ text }) => text));
  } else if (dishText !== '') draft.brackets.push(dishText);
  draft.notes.push(...toNotes(parts));
}

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
