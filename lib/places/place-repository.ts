import type { Point } from '@kioot/engine/geo';
import type { PlaceStatus } from './places-memory';
import type { OFFICIAL_TITLE_FIELDS, Place } from '@kioot/places/place';

/**
 * Rows of places and related data, all of one origin. Methods of a database throw a
 * `PlacesDatabaseError` on failure.
 */
export interface PlaceRepository {
  /** Status of a place, from memory if known there; undefined for an unknown id. */
  getStatus(contentId: string): Promise<PlaceStatus | undefined>;
  /** Rows of these places, listed or not, in their order; unknown ids are skipped. */
  getRows(contentIds: readonly string[]): Promise<Place[]>;
  /** Prices from other lists than the menu, by dish name. */
  getPrices(contentId: string): Promise<ReadonlyMap<string, Price>>;
  /** Names in languages other than English, of the places that have any. */
  getOfficialTitles(contentIds: readonly string[]): Promise<ReadonlyMap<string, OfficialTitles>>;
  /**
   * Places that may serve one of these dishes: a selection from a database, or all bundled ones.
   */
  getPlacesServing(serving: ServingQuery): Promise<readonly Place[]>;
  /**
   * Places that may lie within a radius in meters: the nearest from a database, or all bundled
   * ones.
   */
  getNearby(around: Point, radiusM: number): Promise<readonly Place[]>;
  /** Numbers of the parts of the list of places, for parts of this size; at least one. */
  getListedParts(size: number): Promise<number[]>;
  /** Ids of the listed places of a part, in the order of all places; empty for an unknown part. */
  getListedPart(part: number, size: number): Promise<string[]>;
}

/** Place that serves a dish, and its position. */
export interface ServingPlace extends Point {
  contentId: string;
  /** Position of the dish on its menu, from 0. */
  order: number;
}

export interface ServingQuery {
  /** Keys of the dishes (`toDishKey`); a function, because computing them is expensive. */
  getDishKeys: () => readonly string[];
  /** Selects the ids of the places to return. */
  choose: (places: readonly ServingPlace[]) => readonly string[];
}

/** Names of a place in the languages besides English, and in Korean. */
export type OfficialTitles = Pick<Place, 'title' | (typeof OFFICIAL_TITLE_FIELDS)[number]>;

/** Price of a dish in won, and its year. */
export interface Price {
  won: number;
  year: number;
}
