import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  allergenOf,
  isSurelyWithout,
  MEATS,
  type DishFacts,
  type Engine,
  type RestaurantDiet,
} from '@kioot/engine';
import { ALLERGENS } from '@kioot/engine/needs';
import type { Measurement } from './measure';
import type { Share } from './shares';

/** Claims as menus write them. */
const CLAIMS = ['vegan', 'vegetarian', 'lacto', 'ovo', 'halal', 'gluten-free', 'free-of'] as const;

const promise = v.picklist(['yes', 'no', 'not-yes']);
const absence = v.picklist(['no', 'not-no', 'not-yes']);

/** A line of a menu with a claim; `packages/engine/eval/README.md` says what the labels mean. */
const claimRow = v.strictObject({
  title: v.optional(v.string()),
  line: v.pipe(v.string(), v.trim(), v.minLength(1)),
  claim: v.picklist(CLAIMS),
  stands: v.boolean(),
  expected: v.strictObject({
    vegan: v.optional(promise),
    lactoOvo: v.optional(promise),
    halal: v.optional(promise),
    allergens: v.optional(v.record(v.picklist(ALLERGENS), absence)),
    has: v.optional(v.record(v.picklist([...MEATS, 'egg', 'dairy']), absence)),
  }),
});

export type ClaimRow = v.InferOutput<typeof claimRow>;

/** One label of a line beside the engine's answer. */
interface Expectation {
  what: string;
  expected: string;
  got: string;
  isMet: boolean;
}

/**
 * Reads `packages/engine/eval/claims-report-1.json`.
 *
 * @throws {v.ValiError} for a malformed row
 */
export function getClaims(): ClaimRow[] {
  const url = new URL('../../packages/engine/eval/claims-report-1.json', import.meta.url);
  return v.parse(v.array(claimRow), JSON.parse(readFileSync(url, 'utf8')));
}

const fits = (expected: string, got: string): boolean =>
  expected.startsWith('not-') ? got !== expected.slice('not-'.length) : got === expected;

const toExpectation = (what: string, expected: string, got: string): Expectation => ({
  what,
  expected,
  got,
  isMet: fits(expected, got),
});

/** Promises that all dishes of a line share; a line without a dish promises nothing. */
function ofAll<Answer extends string>(
  { dishes }: RestaurantDiet,
  answer: (dish: DishFacts) => Answer,
): Answer | 'mixed' {
  const [only, ...others] = new Set(dishes.map(answer));
  return only !== undefined && others.length === 0 ? only : 'mixed';
}

/** Reads a line as the menu of a place and compares its answers to the labels of the row. */
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
      const presence = allergenOf(dish, code);
      return presence === 'no' && !isSurelyWithout(dish, code) ? 'unlikely' : presence;
    };
    return [toExpectation(code, label, ofAll(place, answer))];
  });
  const ofParts = ([...MEATS, 'egg', 'dairy'] as const).flatMap((part) => {
    const label = has[part];
    if (!label) return [];
    const answer = (dish: DishFacts) =>
      part === 'egg' || part === 'dairy' ? dish[part] : dish.meats[part];
    return [toExpectation(part, label, ofAll(place, answer))];
  });
  return [...verdicts, ...ofAllergens, ...ofParts];
}

/** Shares of the set that come out as labelled, believe a claim that stands, or one that does not. */
export function measureClaims(engine: Engine, rows: readonly ClaimRow[]): Share[] {
  const read = rows.map((row) => ({ row, expectations: toExpectations(engine, row) }));
  const all = read.flatMap(({ row, expectations }) =>
    expectations.map((expectation) => ({ row, ...expectation })),
  );
  const standing = all.filter(({ row }) => row.stands);
  const others = read.filter(({ row }) => !row.stands);
  const broken = others.filter(({ expectations }) => expectations.some(({ isMet }) => !isMet));
  const toLine = ({ row, what, expected, got }: (typeof all)[number]): string =>
    `${row.title ? `${row.title}: ` : ''}${row.line}: ${what} expected ${expected}, got ${got}`;
  const missed = (rated: typeof all) => rated.filter(({ isMet }) => !isMet).map(toLine);
  return [
    {
      what: 'claims-report-1: expectations met',
      count: all.filter(({ isMet }) => isMet).length,
      total: all.length,
      bar: { kind: 'at least', limit: 0.85 },
      mistakes: missed(all),
    },
    {
      what: 'claims-report-1: of claims that stand, believed',
      count: standing.filter(({ isMet }) => isMet).length,
      total: standing.length,
      bar: null,
      mistakes: [],
    },
    {
      what: 'claims-report-1: claims that do not stand, believed',
      count: broken.length,
      total: others.length,
      bar: { kind: 'at most', limit: 0 },
      mistakes: broken.map(({ row }) => row.line),
    },
  ];
}

/** Vegan and lacto-ovo of `claims-tune.json`: what is labelled `yes` and called so, and what is labelled `no` and called `yes`. */
export function toClaimShares(ofDishes: readonly Measurement[]): Share[] {
  return (['vegan', 'lactoOvo'] as const).flatMap((aspect) => {
    const score = ofDishes.find((measurement) => measurement.aspect === aspect)?.score;
    if (!score) return [];
    const { yes, maybe, no, unknown } = score.matrix.no;
    return [
      {
        what: `claims-tune: ${aspect}, labelled yes, believed`,
        count: score.found,
        total: score.labelled,
        bar: null,
        mistakes: [],
      },
      {
        what: `claims-tune: ${aspect}, labelled no, called yes`,
        count: yes,
        total: yes + maybe + no + unknown,
        bar: { kind: 'at most', limit: 0 },
        mistakes: [],
      },
    ];
  });
}
