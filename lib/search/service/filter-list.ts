import 'server-only';
import { UNKNOWN_RISK } from '@kioot/engine/verdicts';
import { HttpError } from '@kioot/base/http-errors';
import { mapYielding } from '../../cooperative';
import { isChainBranch, getLastSeenYear } from '../../places/snapshot-facts';
import type { PlaceIndex } from '../../places/place-index';
import { getRedirectedId } from '@kioot/places/redirects';
import { getDiet, getPackedHours, getRisks } from '../classification/classify-cached';
import type { FilterRequest, FilterResponse } from '../contract/rec-contract';
import { rankRows, withOldLast, type ServiceParts } from './list-ranker';
import type { PlaceSource } from './place-source';
import { getTableNeeds } from './search-needs';

/** Places of a filtered list where someone of the party eats nothing; a search pages on. */
const MAX_UNSUITABLE = 40;

/** Creates the filter call over a source: matches among ids, best first; a phone arranges them for its time. */
export function createListFilter({ getRanker, createRowMapper }: ServiceParts) {
  async function filter(source: PlaceSource, request: FilterRequest): Promise<FilterResponse> {
    const { certainty, origin } = request;
    const needs = getTableNeeds(request);
    const ranker = getRanker(needs);
    const index = await source.getIndex();
    const contentIdList = request.contentIdList.map(toKnownId(index));
    const { rows, distancesM } = index.getByIds(contentIdList, origin);
    await source.prepare(index, rows);
    const { order, fits } = rankRows(ranker, index, { rows, distancesM });
    const known = certainty === 'unknown' ? order : order.filter((_, at) => fits[at] !== 'unknown');
    const unsuitable = fits.filter((fit) => fit === 'none').length;
    const maxFiltered =
      certainty === 'unknown'
        ? source.maxFiltered
        : Math.min(source.maxFiltered, known.length - Math.max(0, unsuitable - MAX_UNSUITABLE));
    // Truncated in the order in which a search pages on: that of all places of the index.
    const positions = new Map(
      known.slice(0, maxFiltered).map((at) => [index.getContentId(rows[at] ?? NaN), at]),
    );
    const places = await source.getCachedRows([...positions.keys()]);
    const classified = await mapYielding(places, (row) => ({
      row,
      diet: getDiet(row),
      hasHours: getPackedHours(row) !== undefined,
      distanceM: distancesM[positions.get(row.contentId) ?? NaN] ?? Infinity,
    }));
    const now = new Date();
    const ranked = ranker.rank(
      {
        length: classified.length,
        getDiet: (at) => getEntry(classified, at).diet,
        hasHours: (at) => getEntry(classified, at).hasHours,
        getRisk: (at, code) => getRisks(getEntry(classified, at).row)[code] ?? UNKNOWN_RISK,
      },
      { rows: [...classified.keys()], distancesM: classified.map(({ distanceM }) => distanceM) },
      (at) => isChainBranch(getEntry(classified, at).row.contentId),
    );
    const displayed = withOldLast(
      ranked,
      (at) => getLastSeenYear(getEntry(classified, at).row, now) !== null,
    );
    const toRestaurant = createRowMapper(needs, ranker.party);
    const restaurants = await mapYielding(displayed.order, (at) => {
      const { row, diet } = getEntry(classified, at);
      return toRestaurant({ row, diet, match: ranker.match(diet) });
    });
    const unknown = order.length - known.length;
    return {
      restaurants,
      total: restaurants.length,
      ...(known.length > restaurants.length ? { found: known.length } : {}),
      ...(unknown > 0 ? { unknown } : {}),
    };
  }

  /** Filters ids that another source returned. */
  async function filterForeignIds(
    source: PlaceSource,
    request: FilterRequest,
  ): Promise<FilterResponse> {
    const index = await source.getIndex();
    if (request.contentIdList.map(toKnownId(index)).every(index.has))
      return filter(source, request);
    throw new HttpError('database_away', 'The places of this list cannot be read at the moment.');
  }

  return { filter, filterForeignIds };
}

/** Maps ids of merged duplicates, which stored lists and links still have. */
const toKnownId = (index: PlaceIndex) => (contentId: string) =>
  index.has(contentId) ? contentId : (getRedirectedId(contentId) ?? contentId);

/** @throws {RangeError} for an index outside the list */
function getEntry<T>(list: readonly T[], at: number): T {
  const entry = list[at];
  if (entry === undefined) throw new RangeError(`${at} of ${list.length} entries`);
  return entry;
}
