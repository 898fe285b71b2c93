import 'server-only';
import { readMenu, type PlaceFacts } from '@kioot/engine';
import type { RiskBands } from '@kioot/engine/verdicts';
import {
  classifyEatingAlone,
  createPlaceClassifier,
  getRiskBands,
  toFoodKind,
  type EatingAlone,
  type FoodKind,
} from '@kioot/engine/lexicon';
import type { Place } from '@kioot/places/place';
import { parseHours } from '@kioot/engine/hours';
import { getNamedDishes, withKnownFor } from '../../places/known-for';
import { packHours, type PackedHours } from '../contract/packed-hours';
import { getPrecomputedVerdicts } from './precomputed-verdicts';

const diets = new WeakMap<Place, PlaceFacts>();
const risks = new WeakMap<Place, RiskBands>();
const kinds = new WeakMap<Place, FoodKind>();
const partySizes = new WeakMap<Place, EatingAlone>();
const hours = new WeakMap<Place, { packed: PackedHours | undefined }>();
let classifyPlace: ReturnType<typeof createPlaceClassifier> | undefined;

/**
 * Classified menu of a place, once per row: from the build, or computed here. The classifier is created
 * lazily, since that takes longer than a response, and places of the build do not need it.
 */
export function getDiet(row: Place): PlaceFacts {
  const cached = diets.get(row);
  if (cached) return cached;
  const diet = getPrecomputedVerdicts()?.getPlace(row)?.diet ?? classifyNow(row);
  diets.set(row, diet);
  return diet;
}

/** Usual risks of a place for severe allergies, once per row. */
export function getRisks(row: Place): RiskBands {
  const cached = risks.get(row);
  if (cached) return cached;
  const bands = getRiskBands(getDiet(row));
  risks.set(row, bands);
  return bands;
}

function classifyNow(row: Place): PlaceFacts {
  classifyPlace ??= createPlaceClassifier();
  return withKnownFor(classifyPlace(row), row.contentId, classifyPlace);
}

/** Kind of food a place is drawn as, once per row: from the build, or computed here. */
export function getFoodKind(row: Place): FoodKind {
  const cached = kinds.get(row);
  if (cached) return cached;
  const kind =
    getPrecomputedVerdicts()?.getPlace(row)?.kind ??
    toFoodKind({ title: row.title, dishes: getNamedDishes(getDiet(row)) });
  kinds.set(row, kind);
  return kind;
}

/** Smallest usual party of a place, once per row: from the build, or computed here. */
export function getEatingAlone(row: Place): EatingAlone {
  const cached = partySizes.get(row);
  if (cached) return cached;
  const eatingAlone =
    getPrecomputedVerdicts()?.getPlace(row)?.eatingAlone ??
    classifyEatingAlone({ title: row.title, items: readMenu(row) });
  partySizes.set(row, eatingAlone);
  return eatingAlone;
}

/**
 * Opening hours of a place, once per row: from the build, or parsed here; undefined if they cannot
 * be parsed.
 */
export function getPackedHours(row: Place): PackedHours | undefined {
  const cached = hours.get(row);
  if (cached) return cached.packed;
  const precomputed = getPrecomputedVerdicts()?.getPlace(row);
  const packed = precomputed
    ? precomputed.english.hours
    : packHours(parseHours(row.opentimefood, row.restdatefood));
  hours.set(row, { packed });
  return packed;
}
