import { getDistanceM } from '@kioot/engine/geo';
import { splitBranch, toBranchKey } from './branch-name';
import type { Coordinates } from './common/coordinates';

/** Fields that identify a place. */
export interface PlaceIdentity {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly at: Coordinates | null;
  /** True if the point was interpolated between street numbers. */
  readonly isApproximate?: boolean;
}

/** Score of a pair of rows, and its parts: "name 50, address 35, 12 m 25". */
export interface MatchScore {
  readonly score: number;
  readonly because: string;
}

/** Minimum score of two rows of one place. */
export const MATCH_THRESHOLD = 75;
/** Minimum score of a candidate for manual review; below `MATCH_THRESHOLD` rows stay separate. */
const REVIEW_THRESHOLD = 55;
/** Distances of rows with one name that count as near, in meters; the second if approximate. */
const NEAR_M = 80;
const NEAR_APPROXIMATE_M = 200;
const MAX_DISTANCE_M = 300;
/** Minimum length of a name that may be part of another one at the same address. */
const MIN_CONTAINED_LETTERS = 2;
/** Minimum lead over the second candidate. */
const MIN_LEAD = 15;

/** Kind of kitchen before or after a name: "사찰음식 전문점 발우공양", "사프란 레스토랑". */
const KITCHEN_KIND =
  /^(?:(?:사찰음식|채식|한식|중식|일식|양식)\s*)?(?:전문점|레스토랑|식당)\s+|\s+(?:전문점|레스토랑|식당)$/gu;
/** Road or quarter with its number: "인사동5길 12", "종로 192-1", "관훈동 198-10". */
const STREET_NUMBER =
  /([가-힣\d]+(?:로|길|동|가)\d*(?:번길|가길|길)?)\s+(?:지하\s*)?(\d+(?:-\d+)?)/u;

/**
 * Address with road names in one word and a space before the number.
 * @example normalizeRoad('영중로 10길 33') // '영중로10길 33'
 */
const normalizeRoad = (address: string): string =>
  address
    .replace(/(?<=로) (?=\d+(?:번|가|나|다|라)?길)/gu, '')
    .replace(/(?<=[로길])(?=\d+(?:-\d+)?(?:$|[\s,(]))/gu, ' ');

/** "종로구": two districts have quarters of the same name. */
const DISTRICT = /([가-힣]+구)(?=\s)/u;

/** Comparison features of a row, computed once. */
export interface MatchFeatures extends PlaceIdentity {
  /** Comparison key of the name without its branch and kind of kitchen. */
  readonly stem: string;
  readonly branch: string;
  readonly street: string;
  readonly digits: string;
}

export function toMatchFeatures({
  name,
  address,
  phone,
  at,
  isApproximate = false,
}: PlaceIdentity): MatchFeatures {
  const [, road = '', number = ''] = STREET_NUMBER.exec(normalizeRoad(address)) ?? [];
  return {
    ...{ name, address, phone, at, isApproximate },
    ...splitBranch(name.trim().replace(KITCHEN_KIND, '')),
    street: road === '' ? '' : `${DISTRICT.exec(address)?.[1] ?? ''} ${road} ${number}`.trim(),
    digits: phone.replace(/\D/g, ''),
  };
}

/**
 * Scores two rows: same name 50, one name within the other at the same street number 40, street
 * number 35 (another one farther than 80 m -20), telephone 30, distance up to 25. Another branch, or
 * more than 300 m with another street number, is 0.
 */
export function getMatchScore(a: MatchFeatures, b: MatchFeatures): MatchScore {
  const isSameStreet = a.street !== '' && a.street === b.street;
  if (a.branch && b.branch && a.branch !== b.branch) return { score: 0, because: 'another branch' };
  if (a.stem !== b.stem && !(isSameStreet && isContained(a.stem, b.stem))) {
    return { score: 0, because: 'another name' };
  }
  const parts: [string, number][] = [
    a.stem === b.stem ? ['name', 50] : ['name within the other', 40],
  ];
  const distanceM = a.at && b.at ? getDistanceM(a.at, b.at) : null;
  const nearM = a.isApproximate || b.isApproximate ? NEAR_APPROXIMATE_M : NEAR_M;
  const isNear = distanceM !== null && distanceM <= nearM;
  if (distanceM !== null) {
    const because = `${Math.round(distanceM)} m`;
    // Points of rows with the same street number may be wrong, so distance alone does not exclude them.
    if (distanceM > MAX_DISTANCE_M && !isSameStreet) return { score: 0, because };
    parts.push([because, isNear ? 25 : distanceM <= 130 ? 15 : 0]);
  }
  if (isSameStreet) parts.push(['address', 35]);
  // A building has a number on its road and another one in its quarter.
  else if (a.street && b.street && !isNear && hasRoadName(a) === hasRoadName(b)) {
    parts.push(['another address', -20]);
  }
  if (a.digits.length >= 8 && a.digits === b.digits) parts.push(['telephone', 30]);
  return {
    score: parts.reduce((sum, [, points]) => sum + points, 0),
    because: parts.map(([label, points]) => `${label} ${points}`).join(', '),
  };
}

function isContained(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= MIN_CONTAINED_LETTERS && longer.includes(shorter);
}

const hasRoadName = ({ street }: MatchFeatures): boolean => /(?:로|길) /.test(street);

/** Known place, new place, or candidates too close to each other to decide. */
export type Match<Place> =
  | { readonly kind: 'same'; readonly place: Place }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'ambiguous';
      readonly like: readonly (MatchScore & { readonly place: Place })[];
    };

interface KnownPlace<Place> {
  readonly features: MatchFeatures;
  readonly place: Place;
}

/**
 * District and name of a place, with a branch in brackets or after the name; empty without a
 * district.
 * @example toDistrictName({ name: '본죽 (시흥)', address: '서울 금천구 ...' }) // '금천구 본죽시흥', as of "본죽 시흥점"
 */
export function toDistrictName({ name, address }: Pick<PlaceIdentity, 'name' | 'address'>): string {
  const district = DISTRICT.exec(address)?.[1];
  return district ? `${district} ${toBranchKey(name)}` : '';
}

/** False for another street number of the same kind, unless the names say which branch it is. */
function isAddressPossible(a: MatchFeatures, b: MatchFeatures): boolean {
  if (a.street === b.street || a.branch !== '' || b.branch !== '') return true;
  return a.street === '' || b.street === '' || hasRoadName(a) !== hasRoadName(b);
}

/** Index of places by name stem and by street number that resolves rows to places. */
export class PlaceMatcher<Place> {
  readonly #byStem = new Map<string, KnownPlace<Place>[]>();
  readonly #byStreet = new Map<string, KnownPlace<Place>[]>();
  readonly #byDistrictName = new Map<string, KnownPlace<Place>[]>();

  add(features: MatchFeatures, place: Place): void {
    const known = { features, place };
    append(this.#byStem, features.stem, known);
    append(this.#byDistrictName, toDistrictName(features), known);
    if (features.street !== '') append(this.#byStreet, features.street, known);
  }

  find(features: MatchFeatures): Match<Place> {
    const best = new Map<Place, MatchScore>();
    const candidates = new Set([
      ...(this.#byStem.get(features.stem) ?? []),
      ...(this.#byStreet.get(features.street) ?? []),
    ]);
    for (const known of candidates) {
      const match = getMatchScore(features, known.features);
      if (match.score < REVIEW_THRESHOLD) continue;
      if (match.score > (best.get(known.place)?.score ?? 0)) best.set(known.place, match);
    }
    const like = [...best]
      .map(([place, match]) => ({ place, ...match }))
      .sort((a, b) => b.score - a.score);
    const [first, second] = like;
    if (!first) return { kind: 'new' };
    if (first.score < MATCH_THRESHOLD || (second && first.score - second.score < MIN_LEAD)) {
      return { kind: 'ambiguous', like };
    }
    return { kind: 'same', place: first.place };
  }

  /** The first place of the same name that the features are certainly of. */
  findDouble(features: MatchFeatures): Place | null {
    const double = this.#byStem
      .get(features.stem)
      ?.find((known) => getMatchScore(features, known.features).score >= MATCH_THRESHOLD);
    return double?.place ?? null;
  }

  /** The only place of its district with the name, if its address may be that of the row; else `scored`. */
  findByName(features: MatchFeatures, scored: Match<Place>): Match<Place> {
    const name = toDistrictName(features);
    const [known, ...others] = this.#byDistrictName.get(name) ?? [];
    const isOnly = name !== '' && known && others.every(({ place }) => place === known.place);
    return isOnly && isAddressPossible(features, known.features)
      ? { kind: 'same', place: known.place }
      : scored;
  }
}

/** Adds a value to the list of its key. */
export function append<Key, Value>(index: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = index.get(key);
  if (known) known.push(value);
  else index.set(key, [value]);
}
