import { claimOf } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type { LexiconEntry, Substance } from '../../reading/lexicon';
import type { Part } from '../../reading/segment';
import { AND, makesDish, saysDiet, type Example, type PieceRule } from './rule';

/** What closes the noun that a verb speaks of: 드레싱을 곁들인, 소스로 버무린, 빵에 올린. */
const OBJECT: ReadonlySet<string> = new Set(['을', '를', '로', '으로', '에']);

const isBeside = ({ entry }: Part): boolean => claimOf(entry)?.what === 'beside';
const isIncluded = ({ entry }: Part): boolean => claimOf(entry)?.what === 'included';
const closesNoun = (part: Part): boolean => isBeside(part) || OBJECT.has(part.text);
const isSauce = ({ entry }: Part): boolean => {
  const claim = claimOf(entry);
  return claim?.what === 'seasoning' && claim.polarity === 'yes';
};
const isNoun = (part: Part): boolean =>
  part.entry === null ||
  part.entry.kind === 'dish' ||
  part.entry.kind === 'ingredient' ||
  isSauce(part);

/** What a part has for certain. */
const substancesOf = (index: LexiconIndex, { entry }: Part): readonly Substance[] =>
  (entry?.has ?? []).flatMap(({ substance, certainty }) => {
    const known = certainty === 'yes' && index.substances.get(substance);
    return known ? [known] : [];
  });

/** Bread, cheese, cream, mayonnaise, a sauce: what carries or dresses a dish. */
function goesAlong(index: LexiconIndex, part: Part): boolean {
  if (isSauce(part)) return true;
  const substances = substancesOf(index, part);
  return (
    substances.length > 0 &&
    substances.every(
      ({ origin, name }) => origin === 'dairy' || origin === 'egg' || name === 'wheat',
    )
  );
}

const hasMeat = (index: LexiconIndex, part: Part): boolean =>
  substancesOf(index, part).some(({ origin }) => origin === 'meat');

const hasAnimal = (index: LexiconIndex, part: Part): boolean =>
  substancesOf(index, part).some(({ origin }) => origin !== 'plant');

/** Bread may be filled with anything; a vegan cream takes the place of another. */
const isBread = (index: LexiconIndex, part: Part): boolean =>
  substancesOf(index, part).some(({ name }) => name === 'wheat');

/** An animal that is spelt out: 새우, 닭가슴살, 소고기버거, but not the beef of 불고기, which a vegan one does without. */
const namesAnimal = (index: LexiconIndex, { entry }: Part): boolean =>
  entry?.has.some(
    ({ substance, role, certainty, givesWayTo }) =>
      index.substances.get(substance)?.origin === 'meat' &&
      role === 'main' &&
      (entry.kind === 'ingredient' || (givesWayTo === 'nothing' && certainty === 'yes')),
  ) === true;

/** Whether what goes along is how a grown-together word begins. */
function opensAlong(index: LexiconIndex, { text }: Part): boolean {
  let opens = false;
  index.findTerms(text, 0, (entry, end) => {
    opens ||= end < text.length && goesAlong(index, { text, entry, startsWord: true });
  });
  return opens;
}

/** The parts from a claim to the end of its noun, or what else the claim is: of the whole piece, or a question. */
type Reach = { from: number; to: number } | 'piece' | 'unsure';

function reachOf(index: LexiconIndex, parts: readonly Part[], at: number): Reach {
  const first = parts.findIndex((part, i) => i > at && isNoun(part));
  if (first < 0) return 'piece';
  // "(치즈 포함)": what a name says is included speaks for itself.
  const included = parts.findIndex((part, i) => i > at + 2 && isIncluded(part));
  if (included > 0) return { from: at, to: included - 1 };
  const close = parts.findIndex((part, i) => i > first && closesNoun(part));
  const after = parts.slice(first + 1).filter(isNoun);
  if (close > 0 && parts.slice(close).some(isNoun)) return { from: at, to: close };
  if (parts.slice(0, at).some((part, i) => isBeside(part) && parts.slice(0, i).some(isNoun))) {
    return { from: at, to: close < 0 ? parts.length : close };
  }
  const noun = parts[first];
  if (!noun) return 'piece';
  const isNamedBefore = parts.slice(0, at).some((part) => namesAnimal(index, part));
  // 비건 크림 새우: a cream with shrimp, or the dish 크림새우.
  if (noun.hasBlank && opensAlong(index, noun) && hasMeat(index, noun)) {
    return isNamedBefore ? 'piece' : 'unsure';
  }
  const animals = parts.filter((part, i) => i > first && namesAnimal(index, part));
  const isAlong = goesAlong(index, noun);
  const isWhole = noun.entry === null || noun.entry.kind === 'dish' || isAlong;
  const and = parts.findIndex(({ text }, i) => i > first && AND.has(text));
  const isApart = (part: Part): boolean =>
    isWhole || part.entry?.kind === 'ingredient' || (and > 0 && parts.indexOf(part) > and);
  if (animals.some(isApart) || (isSauce(noun) && after.some(makesDish))) {
    return { from: at, to: first + 1 };
  }
  const isOpen = isAlong
    ? after.some((part) => hasMeat(index, part) || (isBread(index, noun) && hasAnimal(index, part)))
    : animals.length > 0 &&
      substancesOf(index, noun).some(({ centre, origin }) => centre && origin === 'plant');
  return isOpen && !isNamedBefore ? 'unsure' : 'piece';
}

/** A noun without what its diet forbids; a vegan cheese takes the place of another in the dish. */
function toOwn(index: LexiconIndex, part: Part, isVegan: boolean): Part {
  const { entry } = part;
  if (!entry || !isNoun(part)) return part;
  const isLeft = ({ substance }: { substance: string }): boolean => {
    const origin = index.substances.get(substance)?.origin;
    return origin === 'plant' || (!isVegan && (origin === 'egg' || origin === 'dairy'));
  };
  const has = entry.has.filter(isLeft);
  const isCheese = entry.has.some(({ substance }) => substance === 'dairy');
  const own: LexiconEntry = { ...entry, has, hidden: isVegan ? [] : entry.hidden };
  return { ...part, entry: isVegan && isCheese ? { ...own, claim: 'vegan-part' } : own };
}

function bind(index: LexiconIndex, parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(saysDiet);
  const claim = parts[at];
  if (!claim?.entry) return parts;
  const reach = reachOf(index, parts, at);
  if (reach === 'piece') return parts;
  const what = claimOf(claim.entry)?.what;
  const isVegan = what === 'vegan';
  // Lacto and ovo say of the whole that it is not vegan.
  const rest = what === 'egg' || what === 'dairy' ? 'not-vegan' : undefined;
  const says = reach === 'unsure' ? 'vegan-option' : rest;
  const said: Part = { ...claim, entry: { ...claim.entry, claim: says } };
  const bound = parts.map((part, i) => {
    if (i === at) return said;
    return reach !== 'unsure' && i > reach.from && i < reach.to
      ? toOwn(index, part, isVegan)
      : part;
  });
  return bind(index, bound);
}

/**
 * A diet is claimed for its own noun: up to a verb that says that the noun goes along (비건 빵을 곁들인 연어), for a dressing,
 * bread or cheese or any whole dish beside an animal that is spelt out (비건 드레싱 닭가슴살), and for what stands before such
 * an animal (비건 두부와 새우). Where cream and a dish of animals can be read both ways (비건 크림 버거) it is a question.
 */
export const ownNoun: PieceRule = (pieces, index) =>
  pieces.map((parts) => (parts.some(saysDiet) ? bind(index, parts) : parts));

export const EXAMPLES: readonly Example[] = [
  { dish: '비건빵을 곁들인 연어 샐러드', mainMeats: ['fish'], vegan: 'no', lactoOvo: 'no' },
  { dish: '비건 드레싱 닭가슴살', mainMeats: ['chicken'], vegan: 'no' },
  { dish: '소고기 버거 위드 비건 치즈', mainMeats: ['beef'], vegan: 'no' },
  { dish: '라구 파스타 위드 비건 치즈', vegan: 'no' },
  { dish: '비건 두부와 새우 볶음', mainMeats: ['seafood'], vegan: 'no' },
  { dish: '비건 크림 버거', vegan: 'ask' },
  { dish: '비건 소스 떡볶이', vegan: 'no' },
  { dish: '비건 크림 파스타', vegan: 'yes' },
  { dish: '비건 새우 감바스', vegan: 'yes' },
  { dish: '비건 식빵 에그샌드위치', vegan: 'ask' },
  { dish: '비건 와인 세트 (치즈 포함)', vegan: 'no' },
  { dish: '락토 드레싱 닭가슴살', mainMeats: ['chicken'], vegan: 'no', lactoOvo: 'no' },
];
