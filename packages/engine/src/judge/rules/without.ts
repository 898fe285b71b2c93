import { claimOf, type Claim } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type { LexiconEntry } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import {
  isNegation,
  makesDish,
  NEGATION,
  saysPromise,
  SUBSTITUTE,
  type Example,
  type PieceRule,
} from './rule';

/** "고기를 뺀", "계란이 들어가지 않은". */
const PARTICLES: ReadonlySet<string> = new Set(['이', '가', '을', '를', '은', '는']);

const isDenial = (claim: Claim | undefined): boolean =>
  claim?.polarity === 'no' && ['part', 'swap', 'likeness'].includes(claim.what);

/** 마늘 in 비건 마늘 없는 빵, but not 크림 in 비건 크림 없음, where what is denied is the vegan cream. */
const isPlainNoun = (index: LexiconIndex, noun: Part): boolean =>
  noun.entry?.kind === 'ingredient' && !isAnimal(index, noun) && !makesDish(noun);

/** Nouns that a denial can leave out: an ingredient, a stock, whatever is of animals, gluten. */
const canBeLeft = ({ entry, text }: Part): boolean => {
  const what = claimOf(entry)?.what;
  return entry?.kind === 'ingredient' || what === 'animal' || what === 'broth' || text === '글루텐';
};

/** Claims about the dish or a part of it: vegan, a vegan option, halal, mock meat, vegan cheese. */
const saysAny = (part: Part): boolean => {
  const what = claimOf(part.entry)?.what;
  return saysPromise(part) || what === 'vegan' || what === 'mock-meat' || what === 'vegan-part';
};

/** Places of the first promise and of the first denial of a piece; `Infinity` for none. */
interface Firsts {
  promise: number;
  denial: number;
}

function firstsOf(parts: readonly Part[]): Firsts {
  const toAt = (at: number): number => (at < 0 ? Infinity : at);
  return {
    promise: toAt(parts.findIndex(saysPromise)),
    denial: toAt(parts.findIndex(({ entry }) => isDenial(claimOf(entry)))),
  };
}

/**
 * True for a denial that leaves out no ingredient but takes back what is said before it or of its noun: 비건 없음, 비건 메뉴 제외,
 * 비건 대신, no longer vegan, 계란 없는 빵은 제외.
 */
function takesBack(
  index: LexiconIndex,
  parts: readonly Part[],
  at: number,
  claim: Claim,
  first: Firsts,
): boolean {
  const [from, to] = nounOf(parts, at, claim);
  const denied = parts.slice(from, to);
  if (denied.some(saysAny)) return true;
  const hasPromise = first.promise < Infinity;
  if (denied.length === 0) return hasPromise;
  const start = Math.min(from, at);
  if (first.promise < start) return !denied.every((noun) => isPlainNoun(index, noun));
  const isAfter = claim.reach === 'after';
  const isOfDenial = !isAfter && first.denial < start;
  if (!isOfDenial && !hasPromise) return false;
  // 우유 and 젓갈 are dishes of their own.
  const canBeDish = (noun: Part): boolean =>
    noun.entry?.kind === 'dish' && (isAfter ? isAnimal(index, noun) : !isOfDenial);
  return !denied.every((noun) => canBeLeft(noun) || canBeDish(noun));
}

function withNegations(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const first = firstsOf(parts);
  if (first.denial === Infinity) return parts;
  return parts.map((part, at) => {
    const claim = claimOf(part.entry);
    const isNegating = claim && isDenial(claim) && takesBack(index, parts, at, claim, first);
    return isNegating ? { ...part, entry: NEGATION.entry } : part;
  });
}

/** "계란 제외 가능": it can be left out, and so is in there. */
const isOffered = (next: Part | undefined): boolean => claimOf(next?.entry)?.what === 'any-diet';

function toTopping(part: Part): Part {
  const has = part.entry?.has.map((each) => ({ ...each, role: 'topping' as const })) ?? [];
  return part.entry ? { ...part, entry: { ...part.entry, has } } : part;
}

/** "계란 없는 빵은 없습니다": nobody knows. */
function toPossible(part: Part): Part {
  const has = part.entry?.has.map((each) => ({ ...each, certainty: 'maybe' as const })) ?? [];
  return part.entry ? { ...part, entry: { ...part.entry, has } } : part;
}

/** From where to where the noun stands that a denial speaks of: 멸치 육수 in front of 없는, 고기 behind NO. */
function nounOf(parts: readonly Part[], at: number, { reach }: Claim): [number, number] {
  if (reach === 'after') return [at + 1, at + 2];
  let end = at;
  if (PARTICLES.has(parts[end - 1]?.text ?? '')) end -= 1;
  const what = claimOf(parts[end - 1]?.entry)?.what;
  const isMadeOf = (what === 'broth' || what === 'seasoning') && parts[end - 2]?.entry?.has.length;
  return [Math.max(0, end - (isMadeOf ? 2 : 1)), end];
}

const isAnimal = (index: LexiconIndex, { entry }: Part): boolean =>
  claimOf(entry)?.what === 'broth' ||
  entry?.has.some(({ substance }) => index.substances.get(substance)?.origin !== 'plant') === true;

/** A latte without milk has another one, and a cookie without flour perhaps ground nuts; what it is, nobody says. */
const hasSubstitute = (index: LexiconIndex, { entry }: Part): boolean =>
  entry?.has.some(({ substance }) => {
    const origin = index.substances.get(substance)?.origin;
    return origin === 'dairy' || origin === 'egg' || substance === 'wheat';
  }) === true;

/** NO 소고기 볶음밥: where the noun is grown together with its dish, the dish stays. */
function toRest(index: LexiconIndex, noun: Part): Part | null {
  const { entry } = noun;
  if (!entry || !noun.hasBlank) return null;
  const isPlant = ({ substance }: { substance: string }): boolean =>
    index.substances.get(substance)?.origin === 'plant';
  return { ...noun, entry: { ...entry, kind: 'dish', has: entry.has.filter(isPlant) } };
}

/** What becomes of the denial itself: without any animal ingredient is vegan, without sugar says nothing of a diet. */
function toSaid(
  part: Part,
  entry: LexiconEntry,
  denied: readonly Part[],
  index: LexiconIndex,
): Part {
  const claim = claimOf(entry);
  if (claim?.what === 'likeness') return { ...part, entry: { ...entry, claim: undefined } };
  if (denied.some((noun) => claimOf(noun.entry)?.what === 'animal')) {
    return { ...part, entry: { ...entry, claim: 'vegan' } };
  }
  const isKept = denied.some((noun) => isAnimal(index, noun));
  const said = isKept ? entry : { ...entry, claim: undefined };
  const isSubstituted = claim?.what === 'part' && denied.some((noun) => hasSubstitute(index, noun));
  return {
    ...part,
    denied,
    entry: isSubstituted ? { ...said, has: [...said.has, SUBSTITUTE] } : said,
  };
}

/**
 * The noun before a word like 없는, 뺀 or 대신, or after NO, is not in the dish. What the dish after it would have of the
 * same is the rule `denied`'s. A likeness (붕어 모양) leaves out its noun and nothing else.
 */
export const without: PieceRule = (pieces, index) =>
  pieces.map((written) => {
    const parts = withNegations(index, written);
    // "계란 없는 빵은 없습니다": whether it is without, nobody knows.
    const isDoubtful = parts.some(isNegation);
    const left: Array<Part | null> = [...parts];
    parts.forEach((part, at) => {
      const claim = claimOf(part.entry);
      if (!part.entry || !claim || !isDenial(claim)) return;
      const [from, to] = nounOf(parts, at, claim);
      const denied = parts.slice(from, to);
      if (isDoubtful) {
        left.splice(from, denied.length, ...denied.map(toPossible));
        left[at] = { ...part, entry: NEGATION.entry };
        return;
      }
      if (isOffered(parts[at + 1])) {
        left.splice(from, denied.length, ...denied.map(toTopping));
        return;
      }
      left.fill(null, from, claim.reach === 'after' ? to : at);
      const [noun] = denied;
      if (noun && claim.reach === 'after') left[at + 1] = toRest(index, noun);
      left[at] = toSaid(part, part.entry, denied, index);
    });
    return left.filter((part) => part !== null);
  });

export const EXAMPLES: readonly Example[] = [
  { dish: '꼬막 없는 비빔밥', has: { seafood: 'no' }, vegan: 'ask' },
  { dish: '닭 없는 구이', mainMeats: [] },
  { dish: 'NO 베이컨 파스타', has: { pork: 'no' } },
  { dish: '돼지고기 대신 버섯을 넣은 카레', has: { pork: 'no' } },
  { dish: '붕어 모양 빵', has: { fish: 'no' } },
  { dish: '동물성 재료를 쓰지 않은 카레', vegan: 'yes' },
  { dish: '비건 크림 없음 파스타', vegan: 'ask' },
  { dish: '계란 없는 빵은 없습니다', has: { egg: 'maybe' } },
  { dish: '마늘 없는 비건 커리', vegan: 'yes' },
  { dish: '계란 제외 가능 비빔밥', has: { egg: 'yes' }, vegan: 'ask' },
];
