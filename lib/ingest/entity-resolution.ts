import { getDistanceM } from '@kioot/engine/geo';
import type { Coordinates } from './coordinates';

/** Fields that tell one place from another. */
export interface PlaceIdentity {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly at: Coordinates | null;
}

/** Certainty that two rows are one place, and its parts: "name 50, address 35, 12 m 25". */
export interface MatchScore {
  readonly score: number;
  readonly because: string;
}

/** Score from which two rows are one place. */
export const MATCH_THRESHOLD = 75;
/** Score from which a person would look twice: such rows stay apart, and are named. */
const REVIEW_THRESHOLD = 55;
/** Lead over the second candidate that the first one needs. */
const MIN_LEAD = 15;

/** A Korean name for comparing: NFC, no "[백년가게]" in front, no spaces or punctuation, Latin in lower case. */
export function toComparableName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/^\[[^\]]*\]/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const BRANCH_IN_BRACKETS = /\s*[([]([^)\]]*점)[)\]]\s*$/u;
const BRANCH_WORD = /\s(\S{1,8}점)$/u;
/** "인사동5길 12", "종로 192-1", "관훈동 198-10", between the city and the floor. */
const STREET = /([가-힣\d]+(?:로|길|동|가)\d*(?:번길|가길|길)?)\s+(?:지하\s*)?(\d+(?:-\d+)?)/u;

/** A row in the form that is compared, made once for each. */
export interface MatchFeatures extends PlaceIdentity {
  /** The name without its branch, for comparing: rows that differ in it are never one place. */
  readonly stem: string;
  readonly branch: string;
  readonly street: string;
  readonly digits: string;
}

export function toMatchFeatures({ name, address, phone, at }: PlaceIdentity): MatchFeatures {
  const found = BRANCH_IN_BRACKETS.exec(name) ?? BRANCH_WORD.exec(name.trim());
  const stem = toComparableName(found ? name.slice(0, found.index) : name);
  const [, road = '', number = ''] = STREET.exec(address) ?? [];
  return {
    ...{ name, address, phone, at },
    // "(본점)" alone is a name after all.
    stem: stem === '' ? toComparableName(name) : stem,
    branch: stem === '' ? '' : toComparableName(found?.[1] ?? ''),
    street: road === '' ? '' : `${road} ${number}`,
    digits: phone.replace(/\D/g, ''),
  };
}

/**
 * Scores two rows of the same stem: the name gives 40 or 50, the street number 35, the telephone 30, the distance up to 25;
 * another street number takes 20. Another branch, or more than 300 m, is another place.
 */
export function getMatchScore(a: MatchFeatures, b: MatchFeatures): MatchScore {
  const parts: [string, number][] = [];
  if (a.stem !== b.stem || (a.branch && b.branch && a.branch !== b.branch)) {
    return { score: 0, because: 'another name' };
  }
  parts.push(a.branch === b.branch ? ['name', 50] : ['name but for the branch', 40]);
  if (a.at && b.at) {
    const distanceM = getDistanceM(a.at, b.at);
    if (distanceM > 300) return { score: 0, because: `${Math.round(distanceM)} m apart` };
    parts.push([`${Math.round(distanceM)} m`, distanceM <= 30 ? 25 : distanceM <= 130 ? 15 : 0]);
  }
  if (a.street && b.street) {
    if (a.street === b.street) parts.push(['address', 35]);
    // A house has a number in its street and another one in its quarter.
    else if (isOfStreet(a) === isOfStreet(b)) parts.push(['another address', -20]);
  }
  if (a.digits.length >= 8 && a.digits === b.digits) parts.push(['telephone', 30]);
  return {
    score: parts.reduce((sum, [, points]) => sum + points, 0),
    because: parts.map(([what, points]) => `${what} ${points}`).join(', '),
  };
}

const isOfStreet = ({ street }: MatchFeatures): boolean => /(?:로|길) /.test(street);

/** A known place, a new one, or several candidates that cannot be told apart. */
export type Match<Place> =
  | { readonly kind: 'same'; readonly place: Place }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'ambiguous';
      readonly like: readonly (MatchScore & { readonly place: Place })[];
    };

/** Index of places by name, to find the one that a row belongs to. */
export class PlaceMatcher<Place> {
  readonly #byStem = new Map<string, { features: MatchFeatures; place: Place }[]>();

  add(features: MatchFeatures, place: Place): void {
    const known = this.#byStem.get(features.stem);
    if (known) known.push({ features, place });
    else this.#byStem.set(features.stem, [{ features, place }]);
  }

  find(features: MatchFeatures): Match<Place> {
    const best = new Map<Place, MatchScore>();
    for (const known of this.#byStem.get(features.stem) ?? []) {
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
}
