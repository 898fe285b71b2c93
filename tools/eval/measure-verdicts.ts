import { MEATS, type Engine } from '@kioot/engine';
import {
  toPrintedDish,
  toPrintedRestaurant,
  type PrintedVerdict,
} from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from './classify-as-menu';
import {
  DISH_NAME_KINDS,
  type DishRow,
  type DishNameKind,
  type LabeledRestaurant,
} from './labeled-sets';
import type { Share } from './shares';

/** Order of the rows and columns of a matrix. */
export const VERDICTS = ['yes', 'maybe', 'no', 'unknown'] as const;

/** Answer of the engine next to its label. */
export interface LabeledVerdict {
  /** Dish, or contentId and title of the restaurant. */
  id: string;
  expected: PrintedVerdict;
  got: PrintedVerdict;
  /** Lexicon entries that the engine gives as its reason. */
  because: readonly string[];
}

export type Score = ReturnType<typeof scoreVerdicts>;

const toShare = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const createRow = (): Record<PrintedVerdict, number> => ({ yes: 0, maybe: 0, no: 0, unknown: 0 });

/**
 * Scores one aspect (say, pork) over a set; a fraction is null where nothing was called or labeled.
 * `precision` forgives a yes for the label maybe, `strictPrecision` does not; unknown labels count in
 * neither.
 */
export function scoreVerdicts(verdicts: readonly LabeledVerdict[]) {
  // Number of rows by label (outer) and answer (inner).
  const matrix = { yes: createRow(), maybe: createRow(), no: createRow(), unknown: createRow() };
  for (const { expected, got } of verdicts) matrix[expected][got] += 1;
  const { yes, maybe, no } = matrix;
  const countLabeled = (label: PrintedVerdict) =>
    VERDICTS.reduce((sum, answer) => sum + matrix[label][answer], 0);
  const countCalled = (answer: PrintedVerdict) => yes[answer] + maybe[answer] + no[answer];
  const labeled = countLabeled('yes');
  const called = countCalled('yes');
  return {
    ...{ matrix, labeled, called },
    precision: toShare(yes.yes + maybe.yes, called),
    strictPrecision: toShare(yes.yes, called),
    recall: toShare(yes.yes, labeled),
    maybePrecision: toShare(maybe.maybe, countCalled('maybe')),
    maybeRecall: toShare(maybe.maybe, countLabeled('maybe')),
  };
}

/**
 * Rows that cost precision or recall. With `strict`, a yes for the label maybe or unknown is a
 * mistake too, as for vegan promises.
 */
export function getMistakes(
  verdicts: readonly LabeledVerdict[],
  strict: boolean,
): LabeledVerdict[] {
  return verdicts.filter(({ expected, got }) =>
    got === 'yes' ? (strict ? expected !== 'yes' : expected === 'no') : expected === 'yes',
  );
}

/**
 * Minimum precision and recall of a figure, as fractions. A strict bar applies to
 * `strictPrecision`.
 */
interface Bar {
  precision: number;
  recall: number;
  strict: boolean;
}

const MEAT_BAR: Bar = { precision: 0.97, recall: 0.95, strict: false };
const toPromiseBar = (recall: number): Bar => ({ precision: 1, recall, strict: true });
const VEGAN_BAR = toPromiseBar(0.85);
/** Bars of a `yes` by kind of name; ordinary names and claims have higher ones than rare names. */
const KIND_BARS: Readonly<Record<DishNameKind, { vegan: Bar; lactoOvo: Bar }>> = {
  ordinary: { vegan: VEGAN_BAR, lactoOvo: toPromiseBar(0.9) },
  compound: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
  claim: { vegan: VEGAN_BAR, lactoOvo: VEGAN_BAR },
  loan: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
  rare: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
};
const MAIN_MEAT = 'main meat';
/** Minimum precision and recall of a `maybe`. */
const MAYBE_BAR = 0.85;
/** Maximum fraction of never-vegan dishes called maybe. */
const NEVER_VEGAN_BAR = 4 / 300;
const MEAT_BARS = MEATS.map((meat) => ({ aspect: meat, bar: MEAT_BAR }));

export interface Measurement {
  subject: 'dishes' | 'restaurants';
  /** Verdict that is measured: a meat, `vegan`, `halal`, ... */
  aspect: string;
  score: Score;
  bar: Bar | null;
  mistakes: LabeledVerdict[];
}

interface LabeledAnswer<Aspect extends string> {
  id: string;
  expected: Readonly<Record<Aspect, PrintedVerdict>>;
  got: Readonly<Record<Aspect, PrintedVerdict>>;
  because: readonly string[];
}

function measureAspects<Aspect extends string>(
  subject: Measurement['subject'],
  answers: readonly LabeledAnswer<Aspect>[],
  aspects: readonly { aspect: Aspect; bar: Bar | null }[],
): Measurement[] {
  return aspects.map(({ aspect, bar }) => {
    const verdicts = answers.map(({ expected, got, ...answer }) => ({
      ...{ ...answer, expected: expected[aspect], got: got[aspect] },
    }));
    const mistakes = getMistakes(verdicts, bar?.strict ?? false);
    return { subject, aspect, score: scoreVerdicts(verdicts), bar, mistakes };
  });
}

/** Answers on the main meats of a dish. A possible meat may be the main one. */
function toMainMeatAnswers(
  { dish, expected }: DishRow,
  { mainMeats, because }: ReturnType<typeof toPrintedDish>,
): LabeledAnswer<typeof MAIN_MEAT>[] {
  return MEATS.map((meat) => {
    const isSide = expected[meat] === 'yes' && !expected.mainMeats.includes(meat);
    return {
      ...{ id: `${dish} (${meat})`, because },
      expected: { [MAIN_MEAT]: isSide ? 'no' : expected[meat] },
      got: { [MAIN_MEAT]: mainMeats.includes(meat) ? 'yes' : 'no' },
    };
  });
}

/** Scores every dish: each meat, egg, dairy, vegan, lactoOvo and main meat. */
export function measureDishes(engine: Engine, rows: readonly DishRow[]): Measurement[] {
  const diets = rows.map((row) => ({
    row,
    diet: toPrintedDish(classifyAsMenu(engine, row.dish)),
  }));
  const answers = diets.map(({ row: { dish, expected }, diet }) => {
    const { meats, egg, dairy, vegan, lactoOvo, because } = diet;
    return { id: dish, expected, got: { ...meats, egg, dairy, vegan, lactoOvo }, because };
  });
  const mainMeats = diets.flatMap(({ row, diet }) => toMainMeatAnswers(row, diet));
  return [
    ...measureAspects('dishes', answers, [
      ...MEAT_BARS,
      { aspect: 'egg', bar: null },
      { aspect: 'dairy', bar: null },
      { aspect: 'vegan', bar: VEGAN_BAR },
      { aspect: 'lactoOvo', bar: null },
    ]),
    ...measureAspects('dishes', mainMeats, [{ aspect: MAIN_MEAT, bar: null }]),
  ];
}

/** Vegan and lacto-ovo per kind of name with rows. */
export function measureKinds(engine: Engine, rows: readonly DishRow[]): Measurement[] {
  return DISH_NAME_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) return [];
    const measurements = measureDishes(engine, ofKind);
    return (['vegan', 'lactoOvo'] as const).flatMap((aspect) =>
      measurements
        .filter((measurement) => measurement.aspect === aspect)
        .map((measurement) => ({
          ...measurement,
          aspect: `${aspect} (${kind})`,
          bar: KIND_BARS[kind][aspect],
        })),
    );
  });
}

/** Share of never-vegan dishes that are called maybe. */
export function measureNeverVegan(measurements: readonly Measurement[]): Share {
  const row = measurements.find(({ aspect }) => aspect === 'vegan')?.score.matrix.no;
  return {
    what: 'dishes: never vegan, called maybe',
    count: row?.maybe ?? 0,
    total: row ? row.yes + row.maybe + row.no + row.unknown : 0,
    bar: { kind: 'at most', limit: NEVER_VEGAN_BAR },
    mistakes: [],
  };
}

/** Scores every restaurant: each meat, strictVegan, lactoOvo and halal. */
export function measureRestaurants(
  engine: Engine,
  rows: readonly LabeledRestaurant[],
): Measurement[] {
  const answers = rows.map((row) => {
    const { meats, strictVegan, lactoOvo, halal, because } = toPrintedRestaurant(
      engine.classifyRestaurant(row),
    );
    return {
      id: `${row.contentId} ${row.title}`,
      expected: row.expected,
      got: { ...meats, strictVegan, lactoOvo, halal },
      because,
    };
  });
  return measureAspects('restaurants', answers, [
    ...MEAT_BARS,
    { aspect: 'strictVegan', bar: VEGAN_BAR },
    { aspect: 'lactoOvo', bar: null },
    { aspect: 'halal', bar: null },
  ]);
}

/** "dishes: pork". */
export const toName = ({ subject, aspect }: Measurement): string => `${subject}: ${aspect}`;

/** True when a figure reaches its bar; false when nothing was labeled or called. */
export function isBarMet({ score, bar }: Measurement): boolean {
  if (!bar) return true;
  const precision = bar.strict ? score.strictPrecision : score.precision;
  if (precision === null || score.recall === null) return false;
  return precision >= bar.precision && score.recall >= bar.recall;
}

/**
 * True when a `maybe` reaches its bar; null without such labels, and for main meats, which are
 * never maybe.
 */
export function isMaybeMet({ aspect, score }: Measurement): boolean | null {
  if (score.maybeRecall === null || aspect === MAIN_MEAT) return null;
  return (score.maybePrecision ?? 0) >= MAYBE_BAR && score.maybeRecall >= MAYBE_BAR;
}
