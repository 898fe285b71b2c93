import type { Point } from '@kioot/engine/geo';
import type { PlaceStatus } from './place-status-cache';
import type { OFFICIAL_TITLES, RestaurantRow } from './row';

/** Rows of places and what belongs to them, all of one origin. Every call of a database throws a `PlacesDatabaseError` where it fails. */
export interface PlaceRepository {
  /** Status of a place, from memory where it is known; undefined for an unknown id. */
  getStatus(contentId: string): Promise<PlaceStatus | undefined>;
  /** Rows of these places, listed or not, in their order; unknown ids are passed over. */
  getRows(contentIds: readonly string[]): Promise<RestaurantRow[]>;
  /** Prices of a place that stand beside its menu, by the name of the dish; only a database knows any. */
  getPrices(contentId: string): Promise<ReadonlyMap<string, Price>>;
  /** Names in other languages than English, of the places that have any. */
  getOfficialTitles(contentIds: readonly string[]): Promise<ReadonlyMap<string, OfficialTitles>>;
  /** Places that may serve one of some dishes: those chosen of a database, or all that are bundled. */
  getServing(serving: Serving): Promise<readonly RestaurantRow[]>;
  /** Places that may lie within a radius in meters: the nearest of a database, or all that are bundled. */
  getAround(around: Point, radiusM: number): Promise<readonly RestaurantRow[]>;
  /** Numbers of the parts that the list of places has, for parts of so many; one at least. */
  getListedParts(size: number): Promise<number[]>;
  /** Ids of the listed places of such a part in the order of all places; none where there is no such part. */
  getListedPart(part: number, size: number): Promise<string[]>;
}

/** A place that serves a dish, and where. */
export interface ServingPlace extends Point {
  contentId: string;
  /** Position of the dish on its menu, the first one 0. */
  order: number;
}

export interface Serving {
  /** Keys of the dishes (`toDishKey`); only asked for where they are needed. */
  getDishKeys: () => readonly string[];
  /** Chooses the places to be looked at, by their ids. */
  choose: (places: readonly ServingPlace[]) => readonly string[];
}

/** Names of a place in the languages besides English, and in Korean. */
export type OfficialTitles = Pick<RestaurantRow, 'title' | (typeof OFFICIAL_TITLES)[number]>;

/** What a dish cost, in won, and in which year. */
export interface Price {
  won: number;
  year: number;
}
