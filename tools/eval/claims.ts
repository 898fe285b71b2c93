import * as v from 'valibot';
import {
  getAllergenPresence,
  isAllergenCertainlyAbsent,
  MEATS,
  type DishFacts,
  type Engine,
  type PlaceFacts,
} from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import { readRows } from './labeled-sets';
import { toRightShare, toWrongShare, type Share } from './shares';

/** Claims that menus make. */
const CLAIMS = ['vegan', 'vegetarian', 'lacto', 'ovo', 'halal', 'gluten-free', 'free-of'] as const;

const promiseLabel = v.picklist(['yes', 'no', 'not-yes']);
const absenceLabel = v.picklist(['no', 'not-no', 'not-yes']);

/** Menu line with a claim; `packages/engine/eval/README.md` defines the labels. */
const claimRowSchema = v.strictObject({
  title: v.optional(v.string()),
  line: v.pipe(v.string(), v.trim(), v.minLength(1)),
  claim: v.picklist(CLAIMS),
  stands: v.boolean(),
  expected: v.strictObject({
    vegan: v.optional(promiseLabel),
    lactoOvo: v.optional(promiseLabel),
    halal: v.optional(promiseLabel),
    allergens: v.optional(v.record(v.picklist(ALLERGENS), absenceLabel)),
    has: v.optional(v.record(v.picklist([...MEATS, 'egg', 'dairy']), absenceLabel)),
  }),
});

export type ClaimRow = v.InferOutput<typeof claimRowSchema>;

/** Label of a line next to the engine's answer. */
interface Expectation {
  what: string;
  expected: string;
  got: string;
  isMet: boolean;
}

/** Rows of `packages/engine/eval/claims-report-1.json`. */
export const getClaims = (): ClaimRow[] => readRows('claims-report-1.json', claimRowSchema);

const meetsLabel = (expected: string, got: string): boolean =>
  expected.startsWith('not-') ? got !== expected.slice('not-'.length) : got === expected;

const toExpectation = (what: string, expected: string, got: string): Expectation => ({
  what,
  expected,
  got,
  isMet: meetsLabel(expected, got),
});

/** Answer that all dishes of a line share; `mixed` without a dish. */
function getSharedAnswer<Answer extends string>(
  { dishes }: PlaceFacts,
  answer: (dish: DishFacts) => Answer,
): Answer | 'mixed' {
  const [only, ...others] = new Set(dishes.map(answer));
  return only !== undefined && others.length === 0 ? only : 'mixed';
}

/**
 * Classifies a line as the menu of a restaurant and compares the answers with the labels of the
 * row.
 */
function toExpectations(engine: Engine, { title, line, expected }: ClaimRow): Expectation[] {
  const place = engine.classifyRestaurant({
    contentId: '1',
    title: title ?? '가게',
    firstmenu: line,
    treatmenu: '',
  });
  const { vegan, lactoOvo, halal, allergens = {}, has = {} } = expected;
  const verdicts = [
    vegan && toExpectation('vegan', vegan, place.strictVegan),
    lactoOvo && toExpectation('lactoOvo', lactoOvo, place.lactoOvo),
    halal && toExpectation('halal', halal, place.halal),
  ].filter((each) => each !== undefined);
  const ofAllergens = ALLERGENS.flatMap((code) => {
    const label = allergens[code];
    if (!label) return [];
    const answer = (dish: DishFacts) => {
      const presence = getAllergenPresence(dish, code);
      return presence === 'no' && !isAllergenCertainlyAbsent(dish, code) ? 'unlikely' : presence;
    };
    return [toExpectation(code, label, getSharedAnswer(place, answer))];
  });
  const ofParts = ([...MEATS, 'egg', 'dairy'] as const).flatMap((part) => {
    const label = has[part];
    if (!label) return [];
    const answer = (dish: DishFacts) =>
      part === 'egg' || part === 'dairy' ? dish[part] : dish.meats[part];
    return [toExpectation(part, label, getSharedAnswer(place, answer))];
  });
  return [...verdicts, ...ofAllergens, ...ofParts];
}

/** Shares of expectations met, of valid claims believed, and of invalid claims believed. */
export function measureClaims(engine: Engine, rows: readonly ClaimRow[]): Share[] {
  const classified = rows.map((row) => ({ row, expectations: toExpectations(engine, row) }));
  const all = classified.flatMap(({ row, expectations }) =>
    expectations.map((expectation) => ({ row, ...expectation })),
  );
  type Claim = (typeof all)[number];
  const isMet = (claim: Claim) => claim.isMet;
  const toLine = ({ row, what, expected, got }: Claim): string =>
    `${row.title ? `${row.title}: ` : ''}${row.line}: ${what} expected ${expected}, got ${got}`;
  const validClaims = all.filter(({ row }) => row.stands);
  const invalidRows = classified.filter(({ row }) => !row.stands);
  const met = toRightShare('claims-report-1: expectations met', all, isMet, toLine, 0.85);
  const believed = toRightShare(
    'claims-report-1: of claims that stand, believed',
    validClaims,
    isMet,
    toLine,
  );
  const deceived = toWrongShare(
    'claims-report-1: claims that do not stand, believed',
    invalidRows,
    ({ expectations }) => expectations.some((expectation) => !expectation.isMet),
    ({ row }) => row.line,
    0,
  );
  // The mistakes of claims that stand are among those of all.
  return [met, { ...believed, mistakes: [] }, deceived];
}
