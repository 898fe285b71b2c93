import 'server-only';
import {
  matchPreference,
  type PartyRanker,
  type PreferenceMatch,
  type PlaceFacts,
} from '@kioot/engine';
import type { Allergen, PersonNeeds } from '@kioot/engine/needs';
import { UNKNOWN_RISK } from '@kioot/engine/verdicts';
import {
  getNamedDishes,
  getDiet,
  getEatingAlone,
  getFoodKind,
  getPackedHours,
  getRisks,
  getDishPrices,
  getPriceRange,
} from '../classification/place-facts';
import { getLastSeenYear, getDistrictOfSharedTitle } from '../../places/snapshot-store';
import { chooseDrawing } from '../classification/choose-drawing';
import type { Place } from '@kioot/places/place';
import { toPeople, type TableNeeds, toProfileKey } from '../../needs/need';
import { parseProfileKey } from '../contract/requests';
import type { PlaceCard, RestaurantMatch } from '../contract/rec-contract';
import { getHeadlineDish } from '../contract/seen-drawing';
import { getLexicon } from '@kioot/engine/lexicon';
import { getPrecomputedVerdicts } from '../classification/precomputed-verdicts';
import { createPartyExplainer, withPartyDishes, createMatchExplainer } from './explain-match';
import { createRankerOfParty } from './list-ranker';

interface MatchedRow {
  row: Place;
  diet: PlaceFacts;
  match: PreferenceMatch;
}

const MAX_SIGNATURE_DISHES = 3;

/** Fields that a verdict depends on. */
const CLASSIFIED_FIELDS = ['title', 'firstmenu', 'treatmenu'] as const;

/** True if a verdict on the restaurant also holds for the row. */
export function hasSameText(restaurant: PlaceCard, row: Place): boolean {
  return CLASSIFIED_FIELDS.every((field) => row[field] === restaurant[field]);
}

const EATS_ANYTHING: PersonNeeds = { need: { kind: 'any' } };

/**
 * Needs that a saved row was matched with, by its profile keys; null if nothing was checked or a key
 * is unreadable.
 */
export function parseNeedsOfVerdict({ match, party = [] }: PlaceCard): TableNeeds | null {
  const parseKey = (key: string | undefined) =>
    key === undefined ? EATS_ANYTHING : parseProfileKey(key);
  if (party.length < 2) return match?.checkedFor === undefined ? null : parseKey(match.checkedFor);
  const people = party.map(({ checkedFor }) => parseKey(checkedFor));
  const [first, ...others] = people.flatMap((needs) => needs ?? []);
  return first && others.length === party.length - 1 ? { ...first, others } : null;
}

/** True if a saved row was matched with these needs by this version of the engine. */
function isOfCurrentEngine({ match, party }: PlaceCard, needs: TableNeeds): boolean {
  const keys = toPeople(needs).map(({ need, profile }) => toProfileKey(need, profile));
  return party && needs.others
    ? party.every(({ checkedFor }, at) => checkedFor === keys[at])
    : match?.checkedFor === keys[0];
}

/** Creates the mapper of rows to API restaurants, with verdict, reasons and hours. */
export function createCardMapper() {
  const explainMatch = createMatchExplainer(getPrecomputedVerdicts()?.tables ?? getLexicon());

  /** Creates a mapper for the matched rows of one search. */
  function createRowMapper(
    needs: TableNeeds,
    ranker: PartyRanker | null = createRankerOfParty(needs),
  ): (place: MatchedRow) => PlaceCard {
    const { need, profile } = needs;
    const { toMatch, toHidden } = explainMatch(need, profile);
    const toParty = ranker && createPartyExplainer(needs, ranker, explainMatch);
    const people = toPeople(needs);
    const severe = people.flatMap((person) => person.profile?.severe ?? []);
    return ({ row, diet, match }) => {
      const party = toParty?.(diet);
      const matched = { title: row.title, fieldSources: row.fieldSources, diet, match };
      const hasNoNeeds = toProfileKey(need, profile) === undefined;
      const explained = toMatch(matched);
      // Halal is decided by the kitchen: its match names no dish.
      const isOfKitchen = need.kind === 'halal' && explained.groups.length === 0;
      const isNamed = hasNoNeeds || isOfKitchen || diet.knownFor !== undefined;
      const dishes = isNamed ? getSignatureDishes(diet) : undefined;
      const kind = getFoodKind(row);
      const drawn = dishes ? dishes[0] : getHeadlineDish(explained);
      const drawnDish = getNamedDishes(diet).find(({ dish }) => dish === drawn);
      return {
        ...toPlaceCard(row),
        ...(dishes ? { dishes } : {}),
        ...toDishPrices(row, withPartyDishes(dishes ?? getShownDishes(explained), party)),
        kind,
        drawing: chooseDrawing(drawnDish, kind, people),
        match: explained,
        hidden: toHidden(matched),
        ...(party ? { party } : {}),
        hours: getPackedHours(row),
        ...(severe.length > 0 ? { risk: toRisk(row, severe) } : {}),
      };
    };
  }

  /**
   * Maps the current row if the verdict is of other texts or another engine: phones save lists for
   * long.
   */
  function reclassify(restaurant: PlaceCard, row: Place | undefined): PlaceCard {
    const needs = parseNeedsOfVerdict(restaurant);
    if (!row || !needs) return restaurant;
    if (isOfCurrentEngine(restaurant, needs) && hasSameText(restaurant, row)) return restaurant;
    const diet = getDiet(row);
    const newMatch = matchPreference(diet, needs.need, needs.profile);
    return createRowMapper(needs)({ row, diet, match: newMatch });
  }

  return { createRowMapper, reclassify };
}

/** Band of the usual risk of a place, the highest of these allergies (`createRiskReader`). */
function toRisk(row: Place, severe: readonly Allergen[]): number {
  const risks = getRisks(row);
  return Math.max(...severe.map((code) => risks[code] ?? UNKNOWN_RISK));
}

/** First dishes of the menu, which are the best-known ones, else those that the place is known for. */
function getSignatureDishes(diet: PlaceFacts): string[] {
  return getNamedDishes(diet)
    .slice(0, MAX_SIGNATURE_DISHES)
    .map(({ dish }) => dish);
}

/** Dishes that a card may name: the first that fits, else the first to ask about, of each wish. */
const getShownDishes = ({ groups }: RestaurantMatch): string[] =>
  groups.flatMap(({ dishes: [first], ask: [question] = [] }) => [
    ...(first === undefined ? [] : [first]),
    ...(question ? [question.dish] : []),
  ]);

/** Prices of these dishes, where known. */
function toDishPrices(row: Place, dishes: readonly string[]): Pick<PlaceCard, 'dishPrices'> {
  const prices = getDishPrices(row);
  const dishPrices = dishes.flatMap((dish): { dish: string; won: number }[] => {
    const won = prices.get(dish);
    return won === undefined ? [] : [{ dish, won }];
  });
  return dishPrices.length > 0 ? { dishPrices } : {};
}

function toDishForOne(row: Place): Pick<PlaceCard, 'dishForOne'> {
  const { kind, reason } = getEatingAlone(row);
  return kind === 'unknown' ? {} : { dishForOne: kind === 'one' ? reason.dish : null };
}

/** A row's fields on the wire. */
export function toPlaceCard(row: Place): PlaceCard {
  const price = getPriceRange(row);
  const lastSeenYear = getLastSeenYear(row, new Date());
  const district = getDistrictOfSharedTitle(row);
  return {
    contentId: row.contentId,
    title: row.title,
    title_eng: row.title_eng,
    firstmenu: row.firstmenu,
    treatmenu: row.treatmenu,
    opentimefood: row.opentimefood,
    restdatefood: row.restdatefood,
    addr1: row.addr1,
    mapx: row.mapx ?? undefined,
    mapy: row.mapy ?? undefined,
    ...(row.errorM === undefined || row.mapx === null ? {} : { errorM: row.errorM }),
    tel: row.tel,
    ...(district && { district }),
    ...(price && { price }),
    ...toDishForOne(row),
    ...(lastSeenYear === null ? {} : { lastSeenYear }),
    ...toMenuYear(row),
  };
}

/** Year of a menu much older than its import, or of the chain. */
function toMenuYear({ menuAsOf, fieldSources }: Place): Pick<PlaceCard, 'menuYear'> {
  const menu = fieldSources?.firstmenu;
  const asOf = menuAsOf ?? (menu?.isOfChain ? menu.asOf : undefined);
  return asOf === undefined ? {} : { menuYear: Number(asOf.slice(0, 4)) };
}
