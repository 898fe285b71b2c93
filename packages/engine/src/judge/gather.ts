import { claimOf, claimsOf } from '../reading/claims';
import type { LexiconIndex } from '../reading/index-lexicon';
import { segment, type Part, type TermFinder } from '../reading/segment';
import type { Reason } from './reason';
import { FINDING_RULES, PIECE_RULES } from './rules';
import { doubtShortTerms } from './rules/grown-together';
import { isHouseName } from './rules/house-name';
import { withoutGuesses } from './rules/nameless';
import { isNegation, makesDish, NEGATION, saysPromise, type Finding } from './rules/rule';

/** Reading of the name of a dish: its parts, and the ingredients they stand for. */
export interface Reading {
  pieces: ReadonlyArray<readonly Part[]>;
  findings: readonly Finding[];
  /** Every piece says what it is made of. */
  hasMain: boolean;
  /** It says what was done with what it is made of: 토마토 alone may be soup, salad or pasta. */
  hasForm: boolean;
  hasUnknown: boolean;
  /** A part was made out by few letters that sound like it, or passed over as the name of the house. */
  hasGuess: boolean;
  because: readonly Reason[];
}

/** "돈까스 + 우동", "세트(탕수육, 짜장면)", "광어/우럭": dishes in a row, each made of its own. */
const PIECE_SEPARATOR = /[+＋,/、·ㆍ・]/u;

/** Dishes to choose from. */
const LIST = /[,/、·ㆍ・]/u;

/** 소 alone is a size, but not beside a pig. */
const OX_OR_PIG = /(?<![가-힣])소(?= ?[/,] ?돼지)/u;

/** "비건?", "비건 ×": signs, which are no letters, take a claim back. */
const CROSS = /[?？×✕✖✗✘❌🚫⛔≠]/u;
/** "90% 비건". */
const PARTLY = /(?<!\d)\d{1,2}(?:\.\d)? ?% ?$/u;
/** "비건 & 치킨 타코". */
const CHOICE = /^ ?[&·|;]/u;
const SIGN = /[?？×✕✖✗✘❌🚫⛔≠%&·|;]/u;

/** True where a sign or a share stands beside the claim of a piece. */
function isCrossed(written: string, parts: readonly Part[]): boolean {
  if (!SIGN.test(written)) return false;
  const promises = new Set(parts.filter(saysPromise).map(({ text }) => text));
  const isDenial = ({ entry }: Part): boolean => claimOf(entry)?.polarity === 'no';
  if (CROSS.test(written) && (promises.size > 0 || parts.some(isDenial))) return true;
  const text = written.toLowerCase();
  return [...promises].some((promise) => {
    const at = text.indexOf(promise);
    if (at < 0) return false;
    return PARTLY.test(text.slice(0, at)) || CHOICE.test(text.slice(at + promise.length));
  });
}

/** The parts of a piece as written, with what its signs take back. */
export function segmentClaims(
  findTerms: TermFinder,
  piece: string,
  findSoundTerms?: TermFinder,
): Part[] {
  const parts = segment(findTerms, piece, findSoundTerms);
  return isCrossed(piece, parts) ? [...parts, NEGATION] : parts;
}

/** Explains parts of a name that the lexicon does not: the name of the place. */
export type ExplainRest = (parts: readonly Part[]) => readonly Part[];

const bringsAnything = ({ entry }: Part): boolean =>
  entry !== null && (entry.has.length > 0 || entry.hidden.length > 0);

/** What every part of a piece brings, and what the rules leave of it. */
function gatherPiece(index: LexiconIndex, parts: readonly Part[]): Finding[] {
  if (!parts.some(bringsAnything)) return [];
  const piece = { index, parts, claims: claimsOf(parts) };
  const rules = FINDING_RULES.flatMap((rule) => rule(piece) ?? []);
  const findings: Finding[] = [];
  const add = (brought: Finding): void => {
    let finding: Finding | null = brought;
    for (const rule of rules) {
      finding = rule(finding);
      if (!finding) return;
    }
    findings.push(finding);
  };
  parts.forEach(({ entry }, at) => {
    if (!entry) return;
    for (const { substance: name, role, certainty, givesWayTo } of entry.has) {
      const substance = index.substances.get(name);
      if (substance) add({ substance, role, certainty, givesWayTo, at, hidden: undefined });
    }
    for (const hidden of entry.hidden) {
      const { givesWayTo } = hidden;
      for (const substance of index.hidden.get(hidden.code) ?? []) {
        add({ substance, role: 'seasoning', certainty: 'maybe', givesWayTo, at, hidden });
      }
    }
  });
  return findings;
}

const NOTHING_KNOWN: Omit<Reading, 'pieces'> = {
  findings: [],
  hasMain: false,
  hasForm: false,
  hasUnknown: true,
  hasGuess: false,
  because: [],
};

const isUnknown = (parts: readonly Part[]): boolean => parts.every(({ entry }) => entry === null);

/** Something to season: 두부 in 간장 두부, but not 마늘 in 마늘간장, which is the taste of a dish that is not named. */
function canBeSeasoned(part: Part): boolean {
  return (
    makesDish(part) && part.entry?.has.some(({ substance }) => substance !== 'aromatic') === true
  );
}

/** A dish, a way of cooking, a seasoning together with what it goes on, or more of what is on the table (상추 추가). */
function saysHowMade(parts: readonly Part[]): boolean {
  const isMade = parts.some(
    ({ entry }) =>
      entry?.kind === 'dish' ||
      (entry?.kind === 'form' && claimOf(entry)?.what !== 'taste') ||
      (entry && claimOf(entry)?.what === 'side'),
  );
  if (isMade) return true;
  return parts.some(({ entry }) => entry?.kind === 'form') && parts.some(canBeSeasoned);
}

/** Nuts, fruit and vegetables beside a dish are as they are (흑임자죽과 잣); tofu is seldom, and a dish to choose never. */
function isMade(name: string, pieces: ReadonlyArray<readonly Part[]>): boolean {
  const isAsIs = (parts: readonly Part[]): boolean =>
    !LIST.test(name) &&
    parts.every(({ entry }) => entry?.has.every(({ substance }) => substance !== 'soy'));
  return pieces.some(saysHowMade) && pieces.every((parts) => saysHowMade(parts) || isAsIs(parts));
}

/** All in one list. Most names are one piece, which is that list: `flat()` takes its time even then. */
function concat<T>(lists: ReadonlyArray<readonly T[]>): readonly T[] {
  const [only] = lists;
  return lists.length === 1 && only ? only : lists.flat();
}

/** A label speaks for all of the dish, and vouches for the words of its name that nobody knows. */
const withLabel = (pieces: Reading['pieces'], label: readonly Part[]): Reading['pieces'] =>
  pieces.map((parts) => [...label, ...parts.filter(({ entry }) => entry !== null)]);

/**
 * Collects what every part of the name puts into the dish, piece by piece, so that what one piece is made of says nothing
 * about the other. What nothing explains may be explained by `explainRest`. A `label` is a diet claimed beside the name.
 * Linear in the length of the name.
 */
export function gather(
  index: LexiconIndex,
  name: string,
  findTerms: TermFinder,
  findSoundTerms?: TermFinder,
  explainRest?: ExplainRest,
  label?: string,
): Reading {
  const names = PIECE_SEPARATOR.test(name)
    ? name.replace(OX_OR_PIG, '소고기').split(PIECE_SEPARATOR)
    : [name];
  const asWritten = names.map((piece) => {
    const parts = segmentClaims(findTerms, piece, findSoundTerms);
    // Names of restaurants are made so: 왕돼지, 본치킨.
    return findTerms === index.findTitleTerms ? parts : doubtShortTerms(index, parts);
  });
  const cut = explainRest ? asWritten.map(explainRest) : asWritten;
  // The names of most places say nothing about food.
  if (!label && cut.every(isUnknown)) return { ...NOTHING_KNOWN, pieces: cut };
  const read = PIECE_RULES.reduce<Reading['pieces']>((parts, rule) => rule(parts, index), cut);
  const pieces = label ? withLabel(read, segment(findTerms, label)) : read;
  const parts = concat(pieces);
  const terms = new Set<string>();
  for (const { entry, text } of parts) {
    if (entry && entry.kind !== 'word') terms.add(text);
  }
  return {
    pieces,
    findings: withoutGuesses(
      concat(pieces.map((piece) => gatherPiece(index, piece))),
      parts.some(makesDish),
    ),
    hasMain: pieces.length > 0 && pieces.every((piece) => piece.some(makesDish)),
    hasForm: isMade(name, pieces),
    hasUnknown: parts.some((part) => part.entry === null || isNegation(part)),
    hasGuess: parts.some((part) => part.by === 'short-sound' || isHouseName(part)),
    because: [...terms].map((text) => ({ kind: 'term', text })),
  };
}
