import {
  getMatchScore,
  PlaceMatcher,
  toMatchFeatures,
  type Match,
  type MatchFeatures,
  type PlaceIdentity,
} from '../entity-resolution';
import type { License } from './parse-license';

/** A place as a sync of licenses sees it. */
export interface LicensedPlace {
  readonly contentId: string;
  readonly title: string;
  readonly identity: PlaceIdentity;
  /** Sources that know it, joined by "+". */
  readonly source: string;
  /** Last year in which a list that says less in its name had it, by source. */
  readonly lastSeen?: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD`; null while it is not known to be closed. */
  readonly closedOn: string | null;
  /** False for one that its sources have dropped. */
  readonly isListed: boolean;
  /** License that brought the place in; null for one that another source knows. */
  readonly licenseId: string | null;
}

/** A place whose license was given up, or that trades again (`closedOn` null). */
export interface ClosingChange {
  readonly contentId: string;
  readonly title: string;
  readonly before: string | null;
  readonly closedOn: string | null;
}

/** A license that changes nothing, and the places that it may be of. */
export interface UnmatchedLicense {
  readonly reason: 'like-a-place' | 'listed-later';
  readonly license: License;
  readonly like: readonly { readonly contentId: string; readonly because: string }[];
}

/** All that licenses say of places. */
export type LicenseDecision = ReturnType<LicenseMatcher['decide']>;

interface PlaceLicenses {
  isTrading: boolean;
  /** Closed last. */
  closed: License | null;
}

/** Lists say in their names of which year they are: "goodprice-2026". */
const LIST_YEAR = /-(20\d\d)$/;

/**
 * Puts licenses to places by name, address and telephone. The outcome depends on the places and the licenses alone, not on
 * what an earlier run, killed or not, has brought in.
 */
export class LicenseMatcher {
  readonly #byLicense = new Map<string, LicensedPlace>();
  readonly #matcher = new PlaceMatcher<LicensedPlace>();
  readonly #found = new Map<LicensedPlace, PlaceLicenses>();
  readonly #unmatched: UnmatchedLicense[] = [];
  readonly #newcomers: License[] = [];
  readonly #seen = new Set<string>();

  constructor(places: readonly LicensedPlace[]) {
    for (const place of places) {
      if (place.licenseId !== null) this.#byLicense.set(place.licenseId, place);
      else this.#matcher.add(toMatchFeatures(place.identity), place);
    }
  }

  /** Takes a license; one that slid onto two pages counts once. */
  add(license: License): void {
    if (this.#seen.has(license.id)) return;
    this.#seen.add(license.id);
    const match = this.#find(license, this.#matcher);
    const own = this.#byLicense.get(license.id);
    if (match.kind === 'same') {
      const doubt = license.closedOn === null ? null : getClosingDoubt(license, match.place);
      if (doubt === null) this.#record(match.place, license);
      else {
        const like = [{ contentId: match.place.contentId, because: doubt }];
        this.#unmatched.push({ reason: 'like-a-place', license, like });
      }
    } else if (match.kind === 'ambiguous') {
      this.#unmatched.push(toUnmatched(license, match, ({ contentId }) => contentId));
    } else if (license.state === 'open') this.#newcomers.push(license);
    else if (own && license.state !== 'cancelled') this.#record(own, license);
  }

  decide() {
    const closings: ClosingChange[] = [];
    const unmatched = [...this.#unmatched];
    // Licenses, and places that one is of, trading and closed.
    const counts = { licenses: this.#seen.size, trading: 0, closed: 0 };
    for (const [place, { isTrading, closed }] of this.#found) {
      const { contentId, title, closedOn: before } = place;
      if (isTrading) {
        counts.trading += 1;
        if (before !== null) closings.push({ contentId, title, before, closedOn: null });
      } else if (closed?.closedOn) {
        const { closedOn } = closed;
        const because = getLaterListing(place, closedOn);
        if (because !== null) {
          const like = [{ contentId, because }];
          unmatched.push({ reason: 'listed-later', license: closed, like });
          continue;
        }
        counts.closed += 1;
        if (before !== closedOn) closings.push({ contentId, title, before, closedOn });
      }
    }
    // Trading restaurants that no place is, by the numbers of their licenses.
    const newcomers = this.#dedupeNewcomers(unmatched);
    const current = new Set(newcomers.map(({ id }) => id));
    // Places that a license brought in and that are another place's, or have no license, today.
    const superseded: string[] = [];
    for (const [licenseId, place] of this.#byLicense) {
      const { contentId, title, closedOn: before } = place;
      if (!current.has(licenseId)) {
        if (!this.#found.has(place)) superseded.push(contentId);
      } else if (before !== null) closings.push({ contentId, title, before, closedOn: null });
    }
    const byId = (a: ClosingChange, b: ClosingChange) => (a.contentId < b.contentId ? -1 : 1);
    return { closings: closings.sort(byId), newcomers, superseded, unmatched, counts };
  }

  /** Trading licenses that are no two of one restaurant, by their numbers. */
  #dedupeNewcomers(unmatched: UnmatchedLicense[]): License[] {
    const matcher = new PlaceMatcher<License>();
    const newcomers: License[] = [];
    for (const license of this.#newcomers.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const match = this.#find(license, matcher);
      if (match.kind === 'new') {
        newcomers.push(license);
        matcher.add(toFeatures(license, license.address || license.lotAddress), license);
      } else if (match.kind === 'ambiguous') {
        unmatched.push(toUnmatched(license, match, ({ id }) => toLicenseContentId(id)));
      }
    }
    return newcomers;
  }

  #find<Place>(license: License, matcher: PlaceMatcher<Place>): Match<Place> {
    let best: Match<Place> = { kind: 'new' };
    for (const features of toAllFeatures(license)) {
      const match = matcher.find(features);
      if (match.kind === 'same') return match;
      if (match.kind === 'ambiguous') best = match;
    }
    return best;
  }

  #record(place: LicensedPlace, { state, closedOn, ...license }: License): void {
    const known = this.#found.get(place) ?? { isTrading: false, closed: null };
    // One who gives up a license may have another one, for the same restaurant.
    if (state === 'open' || state === 'suspended') known.isTrading = true;
    if (closedOn !== null && closedOn > (known.closed?.closedOn ?? '')) {
      known.closed = { ...license, state, closedOn };
    }
    this.#found.set(place, known);
  }
}

function toUnmatched<Place>(
  license: License,
  { like }: Extract<Match<Place>, { kind: 'ambiguous' }>,
  toContentId: (place: Place) => string,
): UnmatchedLicense {
  return {
    ...{ reason: 'like-a-place', license },
    like: like.map(({ place, score, because }) => ({
      ...{ contentId: toContentId(place), because: `${score} = ${because}` },
    })),
  };
}

/** Id of a place that only its license tells of. */
export const toLicenseContentId = (licenseId: string): string => `mois-${licenseId}`;

function toFeatures({ name, phone, at }: License, address: string): MatchFeatures {
  return toMatchFeatures({ name, address, phone, at });
}

/** Features by the address of the street and by that of the lot: a source writes one of them. */
const toAllFeatures = (license: License): MatchFeatures[] =>
  [...new Set([license.address, license.lotAddress])].map((address) =>
    toFeatures(license, address),
  );

/**
 * Null if a closed license is certainly that of the place: with its telephone, or with its whole name and either its branch or
 * its street number. Else the points of the match: a new name at the same door often has the old one in it.
 */
function getClosingDoubt(license: License, { identity }: LicensedPlace): string | null {
  const place = toMatchFeatures(identity);
  const scores = toAllFeatures(license).map((features) => {
    const isSamePhone = features.digits.length >= 8 && features.digits === place.digits;
    const isSameStreet = features.street !== '' && features.street === place.street;
    const isSameName =
      features.stem === place.stem && (features.branch === place.branch || isSameStreet);
    return { isCertain: isSamePhone || isSameName, ...getMatchScore(features, place) };
  });
  if (scores.some(({ isCertain }) => isCertain)) return null;
  const [best] = scores.sort((a, b) => b.score - a.score);
  return best ? `${best.score} = ${best.because}` : '';
}

/** "goodprice-2026": a list of a later year than that of the day has the place, so the license is of another one; else null. */
function getLaterListing({ source, lastSeen = {} }: LicensedPlace, day: string): string | null {
  const later = source.split('+').find((list) => {
    const [, year = ''] = LIST_YEAR.exec(list) ?? [];
    return year !== '' && (lastSeen[list] ?? year) > day.slice(0, 4);
  });
  return later ?? null;
}
