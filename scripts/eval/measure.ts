import { MEATS, type Engine } from '@/lib/engine';
import { toPrintedDish, toPrintedRestaurant, type Word } from '../engine/words';
import { getMistakes, scoreVerdicts, type Judgement, type Score } from './score';
import type { DishRow, RestaurantRow } from './sets';

/** What a figure must reach, as shares of 1. A strict bar judges `strictPrecision`. */
export interface Bar {
  precision: number;
  recall: number;
  strict: boolean;
}

const MEAT_BAR: Bar = { precision: 0.97, recall: 0.95, strict: false };
const VEGAN_BAR: Bar = { precision: 1, recall: 0.85, strict: true };
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
    diet: toPrintedDish(engine.classifyDish(row.dish)),
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
  return [...verdicts, toMeasurement('dishes', 'main meat', mainMeats, null)];
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
