import 'server-only';
import { matchPreference, type Preference } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import { oncePer } from '../../once-per';
import { toProfileKey } from '../../needs/profile-key';
import type { PlaceCard } from '../contract/rec-contract';
import type { Place } from '@kioot/places/place';
import { getDiet } from '../classification/classify-cached';
import { DIET_GROUPS } from '../contract/diet-groups';
import { createCardMapper } from '../service/card-mapper';
import { withoutParty } from './withhold-verdicts';

/**
 * Rows by restaurant of a response: responses are cached, so that a menu is classified once for all
 * visitors.
 */
const toRow = oncePer((restaurant: PlaceCard): Place => ({
  ...{ contentId: restaurant.contentId, title: restaurant.title, source: '' },
  title_eng: restaurant.title_eng ?? '',
  firstmenu: restaurant.firstmenu ?? '',
  treatmenu: restaurant.treatmenu ?? '',
  opentimefood: restaurant.opentimefood ?? '',
  restdatefood: restaurant.restdatefood ?? '',
  addr1: restaurant.addr1 ?? '',
  mapx: restaurant.mapx ?? null,
  mapy: restaurant.mapy ?? null,
  tel: restaurant.tel ?? '',
  ...{ lclsSystm3: '', modifiedtime: '', vanishedOn: '' },
}));

/** Wishes of a preference as codes of the wire; none for a visitor who eats anything. */
function toWishes(need: Preference): readonly string[] {
  if (need.kind === 'any') return [];
  return need.kind === 'meats' ? need.meats : [DIET_GROUPS[need.kind]];
}

let mapper: ReturnType<typeof createCardMapper> | undefined;

/**
 * Creates the reader of rows of a tourism backend: adds hours, and what our engine reads in the menu
 * for this visitor (`match`, `hidden`), which is no verdict on the choice of the backend
 * (`chosenFor`, decision 0232). A row without a dish that we can read gets no verdict, whatever its
 * name says. A verdict of our own engine for the same visitor stays: its backend is an instance of
 * ours.
 */
export function createRowReader({ need, profile }: PersonNeeds): (row: PlaceCard) => PlaceCard {
  mapper ??= createCardMapper();
  const toRestaurant = mapper.createRowMapper({ need, profile });
  const checkedFor = toProfileKey(need, profile);
  const chosenFor = toWishes(need);
  return (row) => {
    const restaurant = withoutParty(row);
    if (restaurant.match && restaurant.match.checkedFor === checkedFor) return restaurant;
    const known = toRow(row);
    const diet = getDiet(known);
    const own = toRestaurant({ row: known, diet, match: matchPreference(diet, need, profile) });
    const isRead = diet.dishes.length > 0;
    return {
      ...restaurant,
      chosenFor,
      hours: restaurant.hours ?? own.hours,
      kind: restaurant.kind ?? own.kind,
      price: restaurant.price ?? own.price,
      dishForOne: own.dishForOne,
      dishes: isRead ? own.dishes : undefined,
      dishPrices: isRead ? own.dishPrices : undefined,
      match: isRead ? own.match : undefined,
      hidden: isRead ? own.hidden : undefined,
    };
  };
}
