import { getDistanceM, type Coordinates } from '../tourapi/coordinates';
import { toComparableName } from '../tourapi/official-names';

/** What tells one place from another. */
export interface Known {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly at: Coordinates | null;
}

/** How sure it is that two rows are one place, and what speaks for and against: "name 50, address 35, 12 m 25". */
export interface Likeness {
  readonly score: number;
  readonly because: string;
}

/** From here on two rows are one place. */
export const SAME = 75;
/** From here on a person would look twice: such rows stay apart, and are named. */
export const ALIKE = 55;
/** A place that is like two others has to be liker to one by this much. */
export const CLEAR_LEAD = 15;

const BRANCH_IN_BRACKETS = /\s*[([]([^)\]]*점)[)\]]\s*$/u;
const BRANCH_WORD = /\s(\S{1,8}점)$/u;
/** "인사동5길 12", "종로 192-1", "관훈동 198-10": what stands before it is the city, what follows the floor. */
const STREET = /([가-힣\d]+(?:로|길|동|가)\d*(?:번길|가길|길)?)\s+(?:지하\s*)?(\d+(?:-\d+)?)/u;

/** A row in the form that likenesses are taken of: made once for each. */
export interface Looks extends Known {
  /** The name without its branch, for comparing: rows that differ in it are never one place. */
  readonly stem: string;
  readonly branch: string;
  readonly street: string;
  readonly digits: string;
}

/** What {@link getLikeness} compares. */
export function toLooks({ name, address, phone, at }: Known): Looks {
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
 * How alike two rows of the same stem are: the name gives 40 or 50, the street number 35, the telephone 30, the distance up to 25;
 * another street number takes 20. Another branch, or more than 300 m, is another place.
 */
export function getLikeness(a: Looks, b: Looks): Likeness {
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

const isOfStreet = ({ street }: Looks): boolean => /(?:로|길) /.test(street);

/** Whose place a row is: one that is known, a new one, or not to be told, with the ones it may be. */
export type Match<Place> =
  | { readonly kind: 'same'; readonly place: Place; readonly likeness: Likeness }
  | { readonly kind: 'new' }
  | {
      readonly kind: 'ambiguous';
      readonly like: readonly (Likeness & { readonly place: Place })[];
    };

/** Places by their looks, to find the one that a row belongs to. */
export class PlaceMatcher<Place> {
  readonly #byStem = new Map<string, { looks: Looks; place: Place }[]>();

  add(looks: Looks, place: Place): void {
    const known = this.#byStem.get(looks.stem);
    if (known) known.push({ looks, place });
    else this.#byStem.set(looks.stem, [{ looks, place }]);
  }

  find(looks: Looks): Match<Place> {
    const best = new Map<Place, Likeness>();
    for (const known of this.#byStem.get(looks.stem) ?? []) {
      const likeness = getLikeness(looks, known.looks);
      if (likeness.score < ALIKE) continue;
      if (likeness.score > (best.get(known.place)?.score ?? 0)) best.set(known.place, likeness);
    }
    const like = [...best]
      .map(([place, likeness]) => ({ place, ...likeness }))
      .sort((a, b) => b.score - a.score);
    const [first, second] = like;
    if (!first) return { kind: 'new' };
    if (first.score < SAME || (second && first.score - second.score < CLEAR_LEAD)) {
      return { kind: 'ambiguous', like };
    }
    return { kind: 'same', place: first.place, likeness: first };
  }
}
