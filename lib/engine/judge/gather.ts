import { claimsOf } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import type {
  Claim,
  GivesWayTo,
  HiddenContribution,
  LexiconEntry,
  Role,
  Substance,
} from '../reading/lexicon';
import { segment, type Part, type TermFinder } from '../reading/segment';

/** One substance that a part of the name puts into the dish. */
export interface Finding {
  substance: Substance;
  role: Role;
  certainty: 'yes' | 'maybe';
  /** True when only the unexplained rest of the name keeps it from being certain: no reason to call a dish vegan. */
  doubted?: boolean;
  hidden?: HiddenContribution;
}

/** Everything the name of a dish gives away. */
export interface Gathered {
  pieces: ReadonlyArray<readonly Part[]>;
  findings: readonly Finding[];
  /** Every piece says what it is made of. */
  hasMain: boolean;
  /** Every piece says what was done with it: 토마토 alone may be soup, salad or pasta. */
  hasForm: boolean;
  hasUnknown: boolean;
  /** A part was made out by few letters that sound like it, or passed over as the name of the house. */
  hasGuess: boolean;
  because: readonly string[];
}

/** "돈까스 + 우동", "세트(탕수육, 짜장면)", "광어/우럭": dishes in a row, each made of its own. */
const PIECE_SEPARATOR = /[+＋,/、]/u;

/** A claim empties what it covers of these substances. */
function removedBy(claims: ReadonlySet<Claim>, { origin }: Substance): boolean {
  if (claims.has('on-request')) return false;
  if (claims.has('vegan')) return origin !== 'plant';
  return claims.has('meatless') && (origin === 'meat' || origin === 'animal');
}

/** "새우 소스", "멸치 육수", "치킨 맛": what comes before the word is no longer the main part. */
function demote(finding: Finding, claim: Claim | undefined): Finding {
  if (claim === 'flavour') return { ...finding, role: 'seasoning', certainty: 'maybe' };
  if (claim === 'sauce') return { ...finding, role: 'seasoning' };
  if (claim === 'stock') return { ...finding, role: 'broth' };
  return finding;
}

/** What a part of a name says the dish is made of (새우 in 새우 버거); rice, bread and cheese only carry it. */
interface Centre {
  entry: LexiconEntry;
  at: number;
  isMeat: boolean;
  isFromLand: boolean;
  /** False for a cut (목살), which itself gives way to the animal it is of. */
  isFirm: boolean;
  /** True for a dish whose own meat may give way (불고기): it says what a dish after it is made of, and no more. */
  isWeak: boolean;
}

function centresOf(index: LexiconIndex, parts: readonly Part[]): Centre[] {
  const centres: Centre[] = [];
  parts.forEach(({ entry }, at) => {
    if (!entry) return;
    const substances: Substance[] = [];
    let isWeak = true;
    for (const { substance, role, certainty, givesWayTo } of entry.has) {
      // 갈비 may be beef or pork: that says too little to take the place of anything.
      if (role !== 'main' || certainty !== 'yes') continue;
      const known = index.substances.get(substance);
      const isNamed =
        givesWayTo === 'nothing' || (entry.kind === 'ingredient' && givesWayTo !== 'named');
      const isDishMeat = entry.kind === 'dish' && known?.origin === 'meat';
      if (!known?.centre || !(isNamed || isDishMeat)) continue;
      substances.push(known);
      if (isNamed) isWeak = false;
    }
    if (substances.length === 0) return;
    const meats = substances.filter(({ origin }) => origin === 'meat');
    const isFromLand = meats.some((meat) => !isSea(meat));
    const isFirm = entry.has.every(({ givesWayTo }) => givesWayTo === 'nothing');
    centres.push({ entry, at, isMeat: meats.length > 0, isFromLand, isFirm, isWeak });
  });
  return centres;
}

/** Where other parts name a centre: before a place, and whether any is elsewhere in the name. */
interface Rivals {
  before(at: number, entry: LexiconEntry, canBeWeak: boolean): boolean;
  anywhere(entry: LexiconEntry): boolean;
}

function firstOther(centres: readonly Centre[]): (entry: LexiconEntry) => Centre | undefined {
  const [first] = centres;
  const other = first && centres.find(({ entry }) => entry !== first.entry);
  return (entry) => (first?.entry === entry ? other : first);
}

function rivalsOf(centres: readonly Centre[]): Rivals {
  const first = firstOther(centres);
  const firstStrong = firstOther(centres.filter(({ isWeak }) => !isWeak));
  return {
    before: (at, entry, canBeWeak) =>
      ((canBeWeak ? first : firstStrong)(entry)?.at ?? Infinity) < at,
    anywhere: (entry) => firstStrong(entry) !== undefined,
  };
}

const NO_RIVAL: Rivals = { before: () => false, anywhere: () => false };
type RivalsByWay = Readonly<Record<Exclude<GivesWayTo, 'nothing'>, Rivals>>;

const NO_RIVALS: RivalsByWay = { named: NO_RIVAL, meat: NO_RIVAL, land: NO_RIVAL };

/** A cut gives way to animals only (흑돼지 등심), a dish to cuts as well (목살 샤브샤브). */
interface AllRivals {
  ofCut: RivalsByWay;
  ofDish: RivalsByWay;
}

const toRivals = (centres: readonly Centre[]): RivalsByWay => ({
  named: rivalsOf(centres),
  meat: rivalsOf(centres.filter(({ isMeat }) => isMeat)),
  land: rivalsOf(centres.filter(({ isFromLand }) => isFromLand)),
});

const isSea = ({ meat }: Substance): boolean => meat === 'fish' || meat === 'seafood';

/**
 * Whether what an entry brings gives way to something else in the name. The fish of 포케 does so even to a weak 불고기
 * before it; the pork of 돈까스 does not to 함박, for both come to the table.
 */
function yields(
  { ofCut, ofDish }: AllRivals,
  way: GivesWayTo,
  { entry, at }: { entry: LexiconEntry; at: number },
  isPossible: boolean,
  substance?: Substance,
): boolean {
  if (way === 'nothing') return false;
  // A cut is of whatever animal the name tells: 돼지 안심 as well as 안심 돈까스.
  const isCut = entry.kind === 'ingredient';
  const isOpen = isPossible || isCut;
  const rivals = isCut ? ofCut : ofDish;
  const canBeWeak = substance !== undefined && isSea(substance);
  return rivals[way].before(at, entry, canBeWeak) || (isOpen && rivals[way].anywhere(entry));
}

const bringsAnything = ({ entry }: Part): boolean =>
  entry !== null && (entry.has.length > 0 || entry.hidden.length > 0);

const givesWay = ({ entry }: Part): boolean =>
  entry !== null &&
  (entry.has.some(({ givesWayTo }) => givesWayTo !== 'nothing') ||
    entry.hidden.some(({ givesWayTo }) => givesWayTo !== 'nothing'));

/** Tea, coffee, juice, a latte, a beer. */
export function isDrink(entry: LexiconEntry): boolean {
  return entry.has.some(({ substance }) => substance === 'drink' || substance === 'alcohol');
}

/**
 * Reads one piece of a name. What gives way does so to a centre named before it (버섯 탕수육 has no pork); a mere
 * possibility also to one named after it. With letters left over it is no more than a possibility.
 */
function gatherPiece(index: LexiconIndex, parts: readonly Part[]): Finding[] {
  if (!parts.some(bringsAnything)) return [];
  const givingWay = parts.length > 1 ? parts.filter(givesWay) : [];
  const centres = givingWay.length > 0 ? centresOf(index, parts) : [];
  // Most names have one centre, and nothing gives way to itself.
  const [first] = centres;
  const hasRivals =
    first !== undefined && [...givingWay, ...centres].some(({ entry }) => entry !== first.entry);
  const rivals: AllRivals = hasRivals
    ? { ofCut: toRivals(centres.filter(({ isFirm }) => isFirm)), ofDish: toRivals(centres) }
    : { ofCut: NO_RIVALS, ofDish: NO_RIVALS };
  const dishParts = parts.filter(makesDish).length;
  const findings: Finding[] = [];
  const allClaims = claimsOf(parts);
  const claimsBefore = new Set<Claim>();
  let isPartClaimed = false;
  parts.forEach(({ entry, startsWord }, at) => {
    if (!entry) return;
    // A house's own name stands apart (로얄 탕수육); grown together with the dish it may be what the dish is made of.
    const isPrefixed = !startsWord && parts[at - 1]?.entry === null;
    if (entry.claim === 'vegan' && entry.has.length > 0) isPartClaimed = true;
    else if (entry.claim) claimsBefore.add(entry.claim);
    const isMilkSwapped = claimsBefore.has('plant-milk') && isDrink(entry);
    const nextClaim = dishParts > 1 ? parts[at + 1]?.entry?.claim : undefined;
    for (const { substance: name, role, certainty: written, givesWayTo } of entry.has) {
      const substance = index.substances.get(name);
      if (!substance) continue;
      if (yields(rivals, givesWayTo, { entry, at }, written === 'maybe', substance)) continue;
      if (isMilkSwapped && substance.origin === 'dairy') continue;
      // 소고기 비건버거 contradicts itself, 페스토 비건버거 does not. 비건치즈 takes the milk out of a pizza, not the shrimp.
      const isNamed =
        role === 'main' &&
        givesWayTo === 'nothing' &&
        (substance.origin === 'meat' || !isPartClaimed);
      if (removedBy(isNamed ? claimsBefore : allClaims, substance)) continue;
      const doubted = givesWayTo === 'named' && isPrefixed && written === 'yes';
      const certainty = doubted ? 'maybe' : written;
      const finding = { substance, role, certainty, doubted, hidden: undefined };
      findings.push(demote(finding, nextClaim));
    }
    for (const hidden of entry.hidden) {
      if (yields(rivals, hidden.givesWayTo, { entry, at }, true)) continue;
      for (const substance of index.hidden.get(hidden.code) ?? []) {
        if (removedBy(allClaims, substance)) continue;
        findings.push({ substance, role: 'seasoning', certainty: 'maybe', doubted: false, hidden });
      }
    }
  });
  return findings;
}

const NOTHING_KNOWN: Omit<Gathered, 'pieces'> = {
  findings: [],
  hasMain: false,
  hasForm: false,
  hasUnknown: true,
  hasGuess: false,
  because: [],
};

const isUnknown = (parts: readonly Part[]): boolean => parts.every(({ entry }) => entry === null);

function makesDish({ entry }: Part): boolean {
  if (entry?.kind === 'dish') return true;
  return entry?.kind === 'ingredient' && entry.has.some(({ role }) => role === 'main');
}

const COVERS_ALL: ReadonlySet<Claim | undefined> = new Set<Claim>(['vegan', 'meatless']);
const AND: ReadonlySet<string> = new Set(['와', '과', '랑', '이랑', '및']);
const isAnd = ({ text }: Part): boolean => AND.has(text);

/** Whether a name spells out an animal: 소고기 스튜, but not 난, which may have butter in it. */
function namesAnimal(index: LexiconIndex, parts: readonly Part[]): boolean {
  return parts.some(({ entry }) =>
    entry?.has.some(
      ({ substance, certainty, givesWayTo }) =>
        certainty === 'yes' &&
        givesWayTo === 'nothing' &&
        index.substances.get(substance)?.origin === 'meat',
    ),
  );
}

/** "전가복과 동파육" are two dishes, 가지와 버섯 튀김 is one: only a whole dish before the "and" ends there. */
function splitAtAnd(index: LexiconIndex, parts: readonly Part[]): ReadonlyArray<readonly Part[]> {
  if (!parts.some(isAnd)) return [parts];
  const pieces: Part[][] = [[]];
  for (const part of parts) {
    const piece = pieces.at(-1) ?? [];
    const isEnd = isAnd(part) && piece.at(-1)?.entry?.kind === 'dish';
    piece.push(part);
    if (isEnd) pieces.push([]);
  }
  const [first = [], ...others] = pieces;
  // 비건 커리와 난: what is claimed in front covers both, but 비건 빵과 소고기 스튜 contradicts nothing. Said twice it counts once.
  const claims = first.filter(({ entry }) => COVERS_ALL.has(entry?.claim));
  const claimed = [...new Map(claims.map((part) => [part.entry?.claim, part])).values()];
  return [
    first,
    ...others.map((piece) => (namesAnimal(index, piece) ? piece : [...claimed, ...piece])),
  ];
}

/** "비건/매운맛 마제소바", "버거 + 세트": a piece that names no dish belongs to its neighbour. */
function joinBare(pieces: ReadonlyArray<readonly Part[]>): ReadonlyArray<readonly Part[]> {
  if (pieces.length < 2) return pieces;
  const joined: Part[][] = [];
  let isBare = true;
  for (const piece of pieces) {
    const last = joined.at(-1);
    const namesDish = piece.some(makesDish);
    if (last && (isBare || !namesDish)) last.push(...piece);
    else joined.push([...piece]);
    if (namesDish) isBare = false;
  }
  return joined;
}

/** "고기 없는 마라탕", "계란 뺀 김밥": the part before the word is not in the dish. */
function withoutTakenOut(parts: readonly Part[]): readonly Part[] {
  if (parts.every(({ entry }) => entry?.claim !== 'without')) return parts;
  return parts.filter((_, at) => parts[at + 1]?.entry?.claim !== 'without');
}

/** Something to season: 두부 in 간장 두부, but not 마늘 in 마늘간장, which is the taste of a dish that is not named. */
function canBeSeasoned(part: Part): boolean {
  return (
    makesDish(part) && part.entry?.has.some(({ substance }) => substance !== 'aromatic') === true
  );
}

/** A dish, a way of cooking, or a seasoning together with what it goes on. */
function saysHowMade(parts: readonly Part[]): boolean {
  const isMade = parts.some(
    ({ entry }) => entry?.kind === 'dish' || (entry?.kind === 'form' && entry.claim !== 'taste'),
  );
  if (isMade) return true;
  return parts.some(({ entry }) => entry?.kind === 'form') && parts.some(canBeSeasoned);
}

/** What a place calls itself says nothing about its dishes: 오미가 in the 오미가 돌솥밥 of 오미가. */
const HOUSE_NAME: LexiconEntry = {
  terms: [],
  kind: 'word',
  has: [],
  hidden: [],
  place: 'any',
  tail: false,
};
/** Letters that a remainder has to have before it can be the name of the house. */
export const SHORTEST_HOUSE_NAME = 2;

function withoutHouse(parts: readonly Part[], house: string): Part[] {
  return parts.map((part) => {
    const isHouse =
      part.entry === null && part.text.length >= SHORTEST_HOUSE_NAME && house.includes(part.text);
    return isHouse ? { ...part, entry: HOUSE_NAME } : part;
  });
}

/** All in one list. Most names are one piece, which is that list: `flat()` takes its time even then. */
function concat<T>(lists: ReadonlyArray<readonly T[]>): readonly T[] {
  const [only] = lists;
  return lists.length === 1 && only ? only : lists.flat();
}

/**
 * Collects what every part of the name puts into the dish. "A + B" and "A, B" are read piece by piece, so that what one
 * piece is made of says nothing about the other. What nothing explains is passed over where it is part of the name of
 * the `house` (lower case, without blanks). Linear in the length of the name.
 */
export function gather(
  index: LexiconIndex,
  name: string,
  findTerms: TermFinder,
  findSoundTerms?: TermFinder,
  house?: string,
): Gathered {
  const names = PIECE_SEPARATOR.test(name) ? name.split(PIECE_SEPARATOR) : [name];
  const asWritten = names.map((piece) => segment(findTerms, piece, findSoundTerms));
  const cut = house ? asWritten.map((parts) => withoutHouse(parts, house)) : asWritten;
  // The names of most places say nothing about food.
  if (cut.every(isUnknown)) return { ...NOTHING_KNOWN, pieces: cut };
  const pieces = joinBare(
    concat(cut.map((parts) => splitAtAnd(index, withoutTakenOut(parts)))).filter(
      (parts) => parts.length > 0,
    ),
  );
  const parts = concat(pieces);
  const because = new Set<string>();
  for (const { entry, text } of parts) {
    if (entry && entry.kind !== 'word') because.add(text);
  }
  const findings = concat(pieces.map((piece) => gatherPiece(index, piece)));
  const hasAnyMain = parts.some(makesDish);
  return {
    pieces,
    // 볶음 alone says nothing, not even that there might be oyster sauce in it.
    findings: hasAnyMain ? findings : findings.filter(({ certainty }) => certainty === 'yes'),
    hasMain: pieces.length > 0 && pieces.every((piece) => piece.some(makesDish)),
    hasForm: pieces.every(saysHowMade),
    hasUnknown: parts.some(({ entry }) => entry === null),
    hasGuess: parts.some(({ by, entry }) => by === 'short-sound' || entry === HOUSE_NAME),
    because: [...because],
  };
}
