import { MEATS, type Engine } from '@kioot/engine';
import {
  toPrintedDish,
  toPrintedRestaurant,
  type PrintedVerdict,
} from '../../scripts/engine/printed-verdict';
import { classifyAsMenu } from './classify-as-menu';
import { getMistakes, scoreVerdicts, type LabeledVerdict, type Score } from './score';
import {
  DISH_NAME_KINDS,
  type DishRow,
  type DishNameKind,
  type LabeledRestaurant,
} from './labeled-sets';
import type { Share } from './shares';

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

function toMeasurement(
  subject: Measurement['subject'],
  aspect: string,
  verdicts: readonly LabeledVerdict[],
  bar: Bar | null,
): Measurement {
  const mistakes = getMistakes(verdicts, bar?.strict ?? false);
  return { subject, aspect, score: scoreVerdicts(verdicts), bar, mistakes };
}

function measureAspects<Aspect extends string>(
  subject: Measurement['subject'],
  answers: readonly LabeledAnswer<Aspect>[],
  aspects: readonly { aspect: Aspect; bar: Bar | null }[],
): Measurement[] {
  return aspects.map(({ aspect, bar }) => {
    const labeledVerdicts = answers.map(({ id, expected, got, because }) => ({
      id,
      expected: expected[aspect],
      got: got[aspect],
      because,
    }));
    return toMeasurement(subject, aspect, labeledVerdicts, bar);
  });
}

/** Verdicts on the main meats of a dish. A possible meat may be the main one. */
function toMainMeatVerdicts(
  { dish, expected }: DishRow,
  { mainMeats, because }: ReturnType<typeof toPrintedDish>,
): LabeledVerdict[] {
  return MEATS.map((meat) => ({
    id: `${dish} (${meat})`,
    expected:
      expected[meat] === 'yes' && !expected.mainMeats.includes(meat) ? 'no' : expected[meat],
    got: mainMeats.includes(meat) ? 'yes' : 'no',
    because,
  }));
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
  const mainMeats = diets.flatMap(({ row, diet }) => toMainMeatVerdicts(row, diet));
  const verdicts = measureAspects('dishes', answers, [
    ...MEAT_BARS,
    { aspect: 'egg', bar: null },
    { aspect: 'dairy', bar: null },
    { aspect: 'vegan', bar: VEGAN_BAR },
    { aspect: 'lactoOvo', bar: null },
  ]);
  return [...verdicts, toMeasurement('dishes', MAIN_MEAT, mainMeats, null)];
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
