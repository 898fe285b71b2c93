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
import { oncePer } from '../../once-per';
import { getNamedDishes, withKnownFor } from '../../places/known-for';
import { packHours, type PackedHours } from '../contract/packed-hours';
import { getPrecomputedVerdicts } from './precomputed-verdicts';

/** Results of the build; undefined for a place with another text. */
const getBuilt = oncePer((place: Place) => getPrecomputedVerdicts()?.getPlace(place));

let classifyPlace: ReturnType<typeof createPlaceClassifier> | undefined;

/**
 * Facts of a place. The classifier is created lazily, since that takes longer than a response, and
 * places of the build do not need it.
 */
export const getDiet = oncePer((place: Place): PlaceFacts => {
  const built = getBuilt(place);
  if (built) return built.diet;
  classifyPlace ??= createPlaceClassifier();
  return withKnownFor(classifyPlace(place), place.contentId, classifyPlace);
});

/** Usual risks of a place for severe allergies. */
export const getRisks = oncePer((place: Place): RiskBands => getRiskBands(getDiet(place)));

/** Kind of food a place is drawn as. */
export const getFoodKind = oncePer(
  (place: Place): FoodKind =>
    getBuilt(place)?.kind ??
    toFoodKind({ title: place.title, dishes: getNamedDishes(getDiet(place)) }),
);

/** Smallest usual party of a place. */
export const getEatingAlone = oncePer(
  (place: Place): EatingAlone =>
    getBuilt(place)?.eatingAlone ??
    classifyEatingAlone({ title: place.title, items: readMenu(place) }),
);

/** Opening hours of a place; undefined if they cannot be parsed. */
export const getPackedHours = oncePer((place: Place): PackedHours | undefined => {
  const built = getBuilt(place);
  return built
    ? built.english.hours
    : packHours(parseHours(place.opentimefood, place.restdatefood));
});
