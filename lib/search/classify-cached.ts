import 'server-only';
import { createEngine, type Engine, type RestaurantDiet } from '@kioot/engine';
import { type FoodKind, getLexicon, toFoodKind } from '@kioot/engine/lexicon';
import type { RestaurantRow } from '../places/row';
import { parseHours } from '@kioot/engine/hours';
import { packHours, type PackedHours } from './packed-hours';
import { getBuiltJudgements } from './precomputed-verdicts';

const diets = new WeakMap<RestaurantRow, RestaurantDiet>();
const kinds = new WeakMap<RestaurantRow, FoodKind>();
const hours = new WeakMap<RestaurantRow, { packed: PackedHours | undefined }>();
let engine: Engine | undefined;

/**
 * What a place offers, judged once: by the build, or here. The engine is built when it is first needed: that takes longer
 * than to answer, and nobody needs it for places that the build has judged.
 */
export function getDiet(row: RestaurantRow): RestaurantDiet {
  const known = diets.get(row);
  if (known) return known;
  const diet =
    getBuiltJudgements()?.getPlace(row)?.diet ??
    (engine ??= createEngine(getLexicon())).classifyRestaurant(row);
  diets.set(row, diet);
  return diet;
}

/** What a place is drawn as, chosen once: by the build, or here. */
export function getKind(row: RestaurantRow): FoodKind {
  const known = kinds.get(row);
  if (known) return known;
  const kind =
    getBuiltJudgements()?.getPlace(row)?.kind ??
    toFoodKind({ title: row.title, dishes: getDiet(row).dishes });
  kinds.set(row, kind);
  return kind;
}

/** Hours of a place, read once: by the build, or here; undefined where they cannot be read. */
export function getHours(row: RestaurantRow): PackedHours | undefined {
  const known = hours.get(row);
  if (known) return known.packed;
  const inBuild = getBuiltJudgements()?.getPlace(row);
  const packed = inBuild
    ? inBuild.english.hours
    : packHours(parseHours(row.opentimefood, row.restdatefood));
  hours.set(row, { packed });
  return packed;
}
