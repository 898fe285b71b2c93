import { hasDigit, hasPrice, isSize, splitAtPrices } from './amounts';
import { isOfName, readBracket, type Bracket } from './dish-name';
import { isEmpty, MAX_HEAD_LENGTH, newDraft, toNotes, type Draft } from './draft';
import type { Piece, Segment } from './pieces';
import { hasLetter } from '../text/letters';
import { isGeneric, isLabel } from './words';

/** Puts a draft that holds anything to the others and begins the next. */
function nextDraft(drafts: Draft[], draft: Draft): Draft {
  if (!isEmpty(draft) || draft.notes.length > 0 || draft.brackets.length > 0) drafts.push(draft);
  return newDraft();
}

/** One piece holds several dishes when prices, labels or remarks stand between them. */
export function toDrafts({ segments }: Piece): Draft[] {
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
    for (const [part, price] of splitAtPrices(segment.text)) {
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

/** Words in front of a bracket: a name is no longer than a head, which keeps the time linear. */
const headOf = ({ words }: Draft): string => (words.length <= MAX_HEAD_LENGTH ? words : '');

const isNoFood = ({ parts }: Bracket): boolean =>
  parts.every(({ role }) => role !== 'ingredients' && role !== 'options' && role !== 'unread');

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
