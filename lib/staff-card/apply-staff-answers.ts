import {
  MEATS,
  createForbiddenMatcher,
  resolveVegetarianClass,
  type Meat,
  type Verdict,
  type PersonNeeds,
} from '@kioot/engine/needs';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { PlaceCard, RestaurantMatch } from '../search/contract/rec-contract';
import { isCurrentAnswer, type StaffAnswer } from '../store/staff-answers';

/** Visitor for whom answers of staff are applied. */
export interface AnswerContext {
  /** True for a code that the visitor must not eat. */
  forbids: (code: string) => boolean;
  /** With a severe allergy an answer informs and settles nothing. */
  isSevere: boolean;
  /** True where dishes are asked about for restrictions alone, so that all is asked that is open. */
  isRestrictionOnly: boolean;
  nowMs: number;
}

type SubstanceKind = Parameters<ReturnType<typeof createForbiddenMatcher>>[0];

/** Substances that are no meat of the form, by the meat that they count as. */
const MEAT_BY_CODE: Readonly<Record<string, Meat>> = {
  ...{ anchovy: 'fish', mackerel: 'fish' },
  ...{ shrimp: 'seafood', crab: 'seafood', lobster: 'seafood' },
  ...{ squid: 'seafood', octopus: 'seafood', shellfish: 'seafood' },
  ...Object.fromEntries(MEATS.map((meat) => [meat, meat])),
};

const KIND_BY_CODE: Readonly<Record<string, SubstanceKind>> = {
  ...{ meat: { origin: 'meat' }, game: { origin: 'meat' } },
  ...{ insect: { origin: 'animal' }, gelatin: { origin: 'animal' } },
  blood: { origin: 'animal', name: 'blood' },
  ...{ egg: { origin: 'egg' }, dairy: { origin: 'dairy' }, milk: { origin: 'dairy' } },
  ...{ honey: { origin: 'honey' }, alcohol: { origin: 'plant', alcohol: true } },
};

const SEAFOOD = ['shrimp', 'crab', 'squid', 'shellfish'];

/** Allergens that a substance contains or may contain, beside one of its own name. */
const ALLERGENS_BY_CODE: Readonly<Record<string, readonly string[]>> = {
  ...{ anchovy: ['fish'], fish: ['mackerel'], mackerel: ['fish'], seafood: SEAFOOD },
  ...{ lobster: ['shrimp', 'crab'], octopus: ['squid'], kimchi: ['shrimp', 'fish'] },
  ...{ meat: ['pork', 'beef', 'chicken'], dairy: ['milk'] },
  ...{ wheat: ['gluten'], barley: ['gluten'], gluten: ['wheat'] },
  ...{ walnut: ['tree-nut'], 'pine-nut': ['tree-nut'], 'pine nut': ['pine-nut', 'tree-nut'] },
  ...{ 'tree-nut': ['walnut', 'pine-nut'], 'tree nut': ['tree-nut', 'walnut', 'pine-nut'] },
  substitute: ['soy', 'wheat', 'gluten', 'tree-nut', 'walnut', 'peanut'],
};

function toKind(code: string): SubstanceKind {
  const meat = MEAT_BY_CODE[code];
  return meat ? { origin: 'meat', meat } : (KIND_BY_CODE[code] ?? { origin: 'plant' });
}

/**
 * Context of a visitor at an instant.
 * @example
 * createAnswerContext({ need: { kind: 'lactoOvo' } }, 0).forbids('anchovy'); // => true
 */
export function createAnswerContext(
  { need, profile = { allergies: [] } }: PersonNeeds,
  nowMs: number,
): AnswerContext {
  const { preference, restrictions } = resolveVegetarianClass(need, profile);
  const isForbidden = createForbiddenMatcher(preference);
  const { allergies, severe = [], otherSevere, notSpicy, noFivePungent } = restrictions;
  const codes: ReadonlySet<string> = new Set([
    ...allergies,
    ...(notSpicy ? ['spicy'] : []),
    ...(noFivePungent ? ['pungent'] : []),
  ]);
  return {
    forbids: (code) =>
      isForbidden(toKind(code)) ||
      codes.has(code) ||
      (ALLERGENS_BY_CODE[code] ?? []).some((allergen) => codes.has(allergen)),
    isSevere: severe.length > 0 || otherSevere === true,
    isRestrictionOnly: preference.kind === 'any',
    nowMs,
  };
}

/** Verdict on a dish, as the engine explains it or as a row of a list has it. */
interface AnswerableVerdict {
  verdict: Verdict;
  about: readonly string[];
  tell: readonly string[];
  /** Set where one answer makes the dish fit. */
  question?: unknown;
}

/**
 * Verdict on a dish after answers to questions about it. "In it" rules out a dish for a visitor who
 * must not eat that; "not in it" makes it fit where nothing else was asked, and never with a severe
 * allergy.
 * @param answers about this dish at its place
 */
export function applyStaffAnswers<V extends AnswerableVerdict>(
  verdict: V,
  answers: readonly StaffAnswer[],
  { forbids, isSevere, isRestrictionOnly, nowMs }: AnswerContext,
): V {
  const current = answers.filter((answer) => isCurrentAnswer(answer, nowMs));
  if (current.length === 0 || verdict.verdict === 'no') return verdict;
  const isIn = current.filter(({ isIn, code }) => isIn && forbids(code)).map(({ code }) => code);
  if (isIn.length > 0)
    return { ...verdict, verdict: 'no', about: [...new Set(isIn)], tell: [], question: undefined };
  if (verdict.verdict !== 'ask' || isSevere) return verdict;
  const isOpen = (code: string) => !current.some((answer) => !answer.isIn && answer.code === code);
  const about = verdict.about.filter(isOpen);
  const tell = verdict.tell.filter(isOpen);
  const wasAsked = verdict.about.length + verdict.tell.length > 0;
  if (about.length + tell.length > 0) return { ...verdict, about, tell };
  const isOnlyThing = verdict.question !== undefined || isRestrictionOnly;
  return wasAsked && isOnlyThing
    ? { ...verdict, verdict: 'yes', about, tell, question: undefined }
    : verdict;
}

type Group = RestaurantMatch['groups'][number];
type AskedDish = NonNullable<Group['ask']>[number];

/** Lengths at which the server leaves dishes out of a row, so that others may fit. */
const MAX_NAMED_DISHES = 6;
const MAX_NAMED_QUESTIONS = 3;

const YES: AnswerableVerdict = { verdict: 'yes', about: [], tell: [] };

/** Dishes of a group after the answers. */
function applyToGroup(
  group: Group,
  getAnswers: (dish: string) => StaffAnswer[],
  context: AnswerContext,
) {
  const ask: AskedDish[] = [];
  const dishes = group.dishes.filter(
    (dish) => applyStaffAnswers(YES, getAnswers(dish), context).verdict === 'yes',
  );
  for (const asked of group.ask ?? []) {
    const { verdict, about, tell } = applyStaffAnswers<AnswerableVerdict>(
      { verdict: 'ask', about: asked.about, tell: asked.tell ?? [], question: asked.question },
      getAnswers(asked.dish),
      context,
    );
    if (verdict === 'yes') dishes.push(asked.dish);
    if (verdict === 'ask')
      ask.push({ ...asked, about: [...about], ...(asked.tell ? { tell: [...tell] } : {}) });
  }
  return { ...group, dishes, ...(group.ask ? { ask } : {}) };
}

const count = (groups: readonly Group[], toDishes: (group: Group) => readonly unknown[]): number =>
  groups.reduce((sum, group) => sum + toDishes(group).length, 0);

/** Fit of the groups after the answers; the old one where dishes may be missing from the row. */
function toAnsweredFit(before: RestaurantMatch, groups: readonly Group[]): RestaurantMatch['fit'] {
  const { fit } = before;
  if (fit === 'unknown' || fit === 'none') return fit;
  const named = count(before.groups, (group) => group.dishes);
  const dishes = count(groups, (group) => group.dishes);
  const asked = count(groups, ({ ask = [] }) => ask);
  const isCut =
    named >= MAX_NAMED_DISHES || count(before.groups, ({ ask = [] }) => ask) >= MAX_NAMED_QUESTIONS;
  const isOpen = asked > 0 || isCut;
  if (fit === 'maybe') return dishes > named ? 'options' : dishes > 0 || isOpen ? fit : 'none';
  if (dishes >= named) return fit;
  return dishes > 0 ? 'options' : isOpen ? 'maybe' : 'none';
}

/**
 * Match of a place after the answers of its staff; the same object where they change nothing.
 * @param answers about dishes of this place
 */
export function applyAnswersToMatch(
  match: RestaurantMatch,
  answers: readonly StaffAnswer[],
  context: AnswerContext,
): RestaurantMatch {
  if (answers.length === 0) return match;
  const getAnswers = (dish: string) => answers.filter((answer) => answer.dish === dish);
  const groups = match.groups.map((group) => applyToGroup(group, getAnswers, context));
  if (JSON.stringify(groups) === JSON.stringify(match.groups)) return match;
  return { ...match, fit: toAnsweredFit(match, groups), groups };
}

/** Applies the answers of staff for one visitor. */
export interface AnswerApplier {
  /** Row of a list with its match after the answers; the same row where they change nothing. */
  toRow: (row: PlaceCard) => PlaceCard;
  toMatch: (contentId: string, match: RestaurantMatch) => RestaurantMatch;
  toDishVerdict: (contentId: string, dish: string, verdict: DishVerdict) => DishVerdict;
  /** Answers that count for a dish. */
  getAnswers: (contentId: string, dish: string) => readonly StaffAnswer[];
  /** Number of answers that change a row. */
  count: (rows: readonly PlaceCard[]) => number;
}

/** Creates the applier of the answers for a visitor at an instant. */
export function createAnswerApplier(
  answers: readonly StaffAnswer[],
  person: PersonNeeds,
  nowMs: number,
): AnswerApplier {
  const context = createAnswerContext(person, nowMs);
  const byPlace = new Map<string, StaffAnswer[]>();
  for (const answer of answers) {
    if (!isCurrentAnswer(answer, nowMs)) continue;
    byPlace.set(answer.contentId, [...(byPlace.get(answer.contentId) ?? []), answer]);
  }
  const ofPlace = (contentId: string) => byPlace.get(contentId) ?? [];
  const ofDish = (contentId: string, dish: string) =>
    ofPlace(contentId).filter((answer) => answer.dish === dish);
  const toMatch = (contentId: string, match: RestaurantMatch) =>
    applyAnswersToMatch(match, ofPlace(contentId), context);
  const toRow = (row: PlaceCard): PlaceCard => {
    const match = row.match && toMatch(row.contentId, row.match);
    return match === row.match ? row : { ...row, match };
  };
  /** Number of answers without which the row would be another one. */
  const countForRow = ({ contentId, match }: PlaceCard): number =>
    match === undefined
      ? 0
      : ofPlace(contentId).filter(
          (answer) => applyAnswersToMatch(match, [answer], context) !== match,
        ).length;
  return {
    toRow,
    toMatch,
    toDishVerdict: (contentId, dish, verdict) =>
      applyStaffAnswers(verdict, ofDish(contentId, dish), context),
    getAnswers: ofDish,
    count: (rows) => rows.reduce((sum, row) => sum + countForRow(row), 0),
  };
}
