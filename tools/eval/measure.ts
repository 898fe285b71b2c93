import { MEATS, type Engine } from '@kioot/engine';
import { toPrintedDish, toPrintedRestaurant, type Word } from '../../scripts/engine/words';
import { classifyText } from './door';
import { getMistakes, scoreVerdicts, type Judgement, type Score } from './score';
import { KINDS, type DishRow, type Kind, type RestaurantRow } from './sets';
import type { Share } from './shares';

/** What a figure must reach, as shares of 1. A strict bar judges `strictPrecision`. */
interface Bar {
  precision: number;
  recall: number;
  strict: boolean;
}

const MEAT_BAR: Bar = { precision: 0.97, recall: 0.95, strict: false };
const toPromiseBar = (recall: number): Bar => ({ precision: 1, recall, strict: true });
const VEGAN_BAR = toPromiseBar(0.85);
/** What a promise must reach by kind: names of every day and claims are held to more than names nobody has written down. */
const KIND_BARS: Readonly<Record<Kind, { vegan: Bar; lactoOvo: Bar }>> = {
  ordinary: { vegan: VEGAN_BAR, lactoOvo: toPromiseBar(0.9) },
  compound: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
  claim: { vegan: VEGAN_BAR, lactoOvo: VEGAN_BAR },
  loan: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
  rare: { vegan: toPromiseBar(0.7), lactoOvo: toPromiseBar(0.7) },
};
const MAIN_MEAT = 'main meat';
/** What a `maybe` must reach, in precision and in recall. */
const MAYBE_BAR = 0.85;
/** Of what never is vegan, so much may be called maybe: four dishes in 300. */
const NEVER_VEGAN_BAR = 4 / 300;
const MEAT_BARS = MEATS.map((meat) => ({ aspect: meat, bar: MEAT_BAR }));

export interface Measurement {
  subject: 'dishes' | 'restaurants';
  /** The verdict measured: a meat, `vegan`, `halal`, ... */
  aspect: string;
  score: Score;
  bar: Bar | null;
  mistakes: Judgement[];
}

interface Answer<Aspect extends string> {
  id: string;
  expected: Readonly<Record<Aspect, Word>>;
  got: Readonly<Record<Aspect, Word>>;
  because: readonly string[];
}

function toMeasurement(
  subject: Measurement['subject'],
  aspect: string,
  judgements: readonly Judgement[],
  bar: Bar | null,
): Measurement {
  const mistakes = getMistakes(judgements, bar?.strict ?? false);
  return { subject, aspect, score: scoreVerdicts(judgements), bar, mistakes };
}

function measure<Aspect extends string>(
  subject: Measurement['subject'],
  answers: readonly Answer<Aspect>[],
  aspects: readonly { aspect: Aspect; bar: Bar | null }[],
): Measurement[] {
  return aspects.map(({ aspect, bar }) => {
    const judgements = answers.map(({ id, expected, got, because }) => ({
      id,
      expected: expected[aspect],
      got: got[aspect],
      because,
    }));
    return toMeasurement(subject, aspect, judgements, bar);
  });
}

/** Whether each meat makes the dish what it is. Where a dish may have a meat, it may be the main one. */
function toMainMeatJudgements(
  { dish, expected }: DishRow,
  { mainMeats, because }: ReturnType<typeof toPrintedDish>,
): Judgement[] {
  return MEATS.map((meat) => ({
    id: `${dish} (${meat})`,
    expected:
      expected[meat] === 'yes' && !expected.mainMeats.includes(meat) ? 'no' : expected[meat],
    got: mainMeats.includes(meat) ? 'yes' : 'no',
    because,
  }));
}

/** Asks the engine about every dish: each meat, egg, dairy, vegan, lactoOvo and what is the main meat. */
export function measureDishes(engine: Engine, rows: readonly DishRow[]): Measurement[] {
  const diets = rows.map((row) => ({
    row,
    diet: toPrintedDish(classifyText(engine, row.dish)),
  }));
  const answers = diets.map(({ row: { dish, expected }, diet }) => {
    const { meats, egg, dairy, vegan, lactoOvo, because } = diet;
    return { id: dish, expected, got: { ...meats, egg, dairy, vegan, lactoOvo }, because };
  });
  const mainMeats = diets.flatMap(({ row, diet }) => toMainMeatJudgements(row, diet));
  const verdicts = measure('dishes', answers, [
    ...MEAT_BARS,
    { aspect: 'egg', bar: null },
    { aspect: 'dairy', bar: null },
    { aspect: 'vegan', bar: VEGAN_BAR },
    { aspect: 'lactoOvo', bar: null },
  ]);
  return [...verdicts, toMeasurement('dishes', MAIN_MEAT, mainMeats, null)];
}

/** Vegan and lacto-ovo of each kind of name that any row has. */
export function measureKinds(engine: Engine, rows: readonly DishRow[]): Measurement[] {
  return KINDS.flatMap((kind) => {
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

/** The dishes that never are vegan and are called maybe. */
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

/** Asks the engine about every restaurant and scores each meat, strictVegan, lactoOvo and halal. */
export function measureRestaurants(engine: Engine, rows: readonly RestaurantRow[]): Measurement[] {
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
  return measure('restaurants', answers, [
    ...MEAT_BARS,
    { aspect: 'strictVegan', bar: VEGAN_BAR },
    { aspect: 'lactoOvo', bar: null },
    { aspect: 'halal', bar: null },
  ]);
}

/** Whether a figure reaches its bar. One that nothing was labelled or called for reaches none. */
export function isBarMet({ score, bar }: Measurement): boolean {
  if (!bar) return true;
  const precision = bar.strict ? score.strictPrecision : score.precision;
  if (precision === null || score.recall === null) return false;
  return precision >= bar.precision && score.recall >= bar.recall;
}

/** Whether a `maybe` is precise and complete enough; null where none is labelled, or the answer is never one (main meat). */
export function isMaybeMet({ aspect, score }: Measurement): boolean | null {
  if (score.maybeRecall === null || aspect === MAIN_MEAT) return null;
  return (score.maybePrecision ?? 0) >= MAYBE_BAR && score.maybeRecall >= MAYBE_BAR;
}
