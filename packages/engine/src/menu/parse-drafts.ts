import { hasDigit, hasPrice, isSize, splitAtPrices } from './amounts';
import { isPartOfName, parseBracket, type Bracket } from './dish-name';
import { isEmptyDraft, MAX_CATEGORY_LENGTH, createDraft, toNotes, type DishDraft } from './draft';
import type { MenuPiece, TextOrBracket } from './split-pieces';
import { hasLetter } from '../text/letters';
import { isGeneric, isLabel } from './generic-words';

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
