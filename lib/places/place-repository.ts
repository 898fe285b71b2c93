import type { Point } from '@kioot/engine/geo';
import type { Place } from '@kioot/places/place';
import type { UnlistedReason } from '@kioot/places/unlisted';

/**
 * `gone`: its sources no longer list it. A closed place has the day (`YYYY-MM-DD`), one that is left
 * out has the reason.
 */
export type PlaceStatus =
  'listed' | 'gone' | { readonly closedOn: string } | { readonly unlisted: UnlistedReason };

/**
 * Rows of places and related data, all of one origin. Methods of a database throw a
 * `PlacesDatabaseError` on failure.
 */
export interface PlaceRepository {
  /** Status of a place, from memory if known there; undefined for an unknown id. */
  getStatus(contentId: string): Promise<PlaceStatus | undefined>;
  /** Ids of all listed places, in the order of all places. */
  getListedIds(): Promise<readonly string[]>;
  /** Rows of these places, listed or not, in their order; unknown ids are skipped. */
  getRows(contentIds: readonly string[]): Promise<Place[]>;
  /**
   * The same rows, of a database from memory if unchanged since, or if the database cannot be read.
   */
  getCachedRows(contentIds: readonly string[]): Promise<Place[]>;
  /** Prices from other lists than the menu, by dish name. */
  getPrices(contentId: string): Promise<ReadonlyMap<string, Price>>;
  /**
   * Places that may serve one of these dishes: a selection from a database, or all bundled ones.
   */
  getPlacesServing(serving: ServingQuery): Promise<readonly Place[]>;
  /**
   * Places that may lie within a radius in meters: the nearest from a database, or all bundled
   * ones.
   */
  getNearby(around: Point, radiusM: number): Promise<readonly Place[]>;
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

/** Price of a dish in won, and its year. */
export interface Price {
  won: number;
  year: number;
}
