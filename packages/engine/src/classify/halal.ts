import { createForbiddenMatcher } from '../needs/diet-table';
import type { Verdict } from '../needs/need';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Lexicon } from '../segmentation/lexicon';
import { filterMeats, type Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';
import type { Part } from '../segmentation/segment';
import { toRegExpAlternatives } from '../text/regexp-alternatives';
import type { DishFacts } from './facts';
import { segmentWithSigns, type ExplainUnknown } from './extract-ingredients';
import { hasNegationOrAlternative, isClaimTrusted } from './rules/doubtful-claim';
import {
  normalizeRestaurantName,
  markUnknownAsName,
  markRestaurantName,
} from './rules/restaurant-name-in-dish';
import { excludedNoun } from './rules/excluded-noun';
import { hasClaim } from './rules/rule';
import type { Reason } from './reason';

interface HalalClassification {
  verdict: Verdict;
  because: readonly Reason[];
}

/**
 * Halal claim in a text: claimed, in doubt, denied, or none (`null`). `markName` marks the
 * restaurant's own name.
 */
export type HalalClaimReader = (
  text: string,
  markName: ExplainUnknown,
) => 'yes' | 'ask' | 'no' | null;

const forbidden = createForbiddenMatcher({ kind: 'halal' });
const FORBIDDEN_MEATS = filterMeats((meat) => forbidden({ origin: 'meat', meat }));
const FORBIDS_ALCOHOL = forbidden({ origin: 'plant', alcohol: true });

const LINE_SEPARATOR = /[\n|·、]/u;
/** Separators of dishes in a row or to choose from; a claim covers only its own. */
const CHOICE_SEPARATOR = /[,/]/u;

const isHalalClaim = (part: Part): boolean => hasClaim(part, 'halal', 'not-halal');

/** True for a label without a dish: 할랄, 할랄 메뉴. */
const isBareLabel = (parts: readonly Part[]): boolean =>
  parts.every((part) => isHalalClaim(part) || part.entry?.kind === 'word');

/** Halal claim of each piece of a line; `denied` where something negates it. */
function toPieceClaims(
  pieces: ReadonlyArray<readonly Part[]>,
): Array<'yes' | 'ask' | 'denied' | 'no'> {
  return pieces.flatMap((parts, at) => {
    const claims = parts.filter(isHalalClaim);
    if (claims.length === 0) return [];
    if (claims.some((part) => hasClaim(part, 'not-halal'))) return ['no'];
    const isChoice = isBareLabel(parts) && pieces[at + 1] !== undefined;
    if (isChoice || hasNegationOrAlternative(parts)) return ['denied'];
    return [isClaimTrusted(parts, isHalalClaim) ? 'yes' : 'ask'];
  });
}

/**
 * Creates a reader of halal claims that segments with the lexicon, so that the 비 of 갈비 is no
 * negation. One denial counts for the whole text; a claim counts only in an understood one.
 */
export function createHalalClaimReader(
  { entries }: Lexicon,
  index: LexiconIndex,
): HalalClaimReader {
  const nouns = entries.filter(({ claim }) => claim === 'halal').flatMap(({ terms }) => terms);
  const noun = new RegExp(toRegExpAlternatives(nouns));
  return (text, markName) => {
    if (!noun.test(text)) return null;
    const claims = text.split(LINE_SEPARATOR).flatMap((line) => {
      const pieces = line.split(CHOICE_SEPARATOR).filter((piece) => piece.trim() !== '');
      const read = pieces.map((piece) => markName(segmentWithSigns(index.findTerms, piece)));
      return toPieceClaims(excludedNoun(read, index));
    });
    if (claims.length === 0) return null;
    if (claims.includes('no')) return 'no';
    return claims.includes('yes') && !claims.includes('denied') ? 'yes' : 'ask';
  };
}

/** Halal claim of a title and a menu together; a denial in either counts for both. */
function readHalalClaim(
  readHalal: HalalClaimReader,
  { title, menu }: { title: string; menu: string },
): ReturnType<HalalClaimReader> {
  const name = normalizeRestaurantName(title);
  const claims = [
    readHalal(toComparableText(title), markUnknownAsName),
    readHalal(toComparableText(menu), (parts) => markRestaurantName(parts, name)),
  ];
  return (['no', 'ask', 'yes'] as const).find((verdict) => claims.includes(verdict)) ?? null;
}

const toComparableText = (raw: string): string => raw.normalize('NFC').toLowerCase();

/** First thing on the menu or in the title that is never halal. */
function findNeverHalal(
  dishes: readonly DishFacts[],
  meats: Readonly<Record<Meat, Presence>>,
): Reason | undefined {
  for (const meat of FORBIDDEN_MEATS) {
    const dish = dishes.find((candidate) => candidate.meats[meat] === 'yes')?.dish;
    if (dish !== undefined || meats[meat] === 'yes') {
      return { kind: 'contains', substance: meat, dish };
    }
  }
  const bloody = dishes.find(({ contains }) => contains.includes('blood'));
  if (bloody) return { kind: 'contains', substance: 'blood', dish: bloody.dish };
  const drink = FORBIDS_ALCOHOL ? dishes.find(({ alcohol }) => alcohol === 'yes') : undefined;
  return drink && { kind: 'contains', substance: 'alcohol', dish: drink.dish };
}

/** True where every meal may have something forbidden that no claim of its own rules out. */
function isEveryMealOpen(
  { substances }: LexiconIndex,
  readHalal: HalalClaimReader,
  dishes: readonly DishFacts[],
): boolean {
  const meals = dishes.filter(({ serving }) => serving === 'meal');
  const isOpen = ({ dish, contains }: DishFacts): boolean =>
    contains.some((name) => {
      const substance = substances.get(name);
      return substance !== undefined && forbidden(substance);
    }) && readHalal(toComparableText(dish), (parts) => parts) !== 'yes';
  return meals.length > 0 && meals.every(isOpen);
}

/**
 * Classifies a place by its own halal claim (`yes`), or by a kitchen that is usually halal (`ask`), as
 * by a claim where every meal may have ham. Pork, blood or alcohol on the menu is `no`; a menu merely
 * without pork is `unknown`.
 */
export function classifyHalal(
  index: LexiconIndex,
  readHalal: HalalClaimReader,
  { title, menu }: { title: string; menu: string },
  dishes: readonly DishFacts[],
  meats: Readonly<Record<Meat, Presence>>,
): HalalClassification {
  const found = findNeverHalal(dishes, meats);
  if (found) return { verdict: 'no', because: [found] };
  const claim = readHalalClaim(readHalal, { title, menu });
  if (claim === 'yes' || claim === 'no') {
    const isOpen = claim === 'yes' && isEveryMealOpen(index, readHalal, dishes);
    return { verdict: isOpen ? 'ask' : claim, because: [{ kind: 'halal', says: claim }] };
  }
  const kitchen = index.findKitchen(toComparableText(`${title}\n${menu}`));
  if (kitchen) return { verdict: 'ask', because: [{ kind: 'kitchen', ...kitchen }] };
  return claim
    ? { verdict: claim, because: [{ kind: 'halal', says: claim }] }
    : { verdict: 'unknown', because: [] };
}

const hasNamedPork = ({ meats, allergens }: DishFacts): boolean =>
  meats.pork === 'yes' || allergens.pork?.[0] === 'yes';

/**
 * Keeps `contains` and `hidden`: a visitor who eats halal still asks about the ham of a sandwich.
 */
function withoutPossiblePork(dish: DishFacts): DishFacts {
  return {
    ...dish,
    meats: { ...dish.meats, pork: 'no' },
    possibleMainMeats: dish.possibleMainMeats.filter((meat) => meat !== 'pork'),
    allergens: { ...dish.allergens, pork: ['no', 'halal'] },
  };
}

/**
 * Rules out merely possible pork in dishes with a halal claim, their own or the place's. One dish
 * that names pork contradicts the claim for the whole place, as does any denial or doubt.
 */
export function ruleOutPorkByHalal(
  readHalal: HalalClaimReader,
  place: { title: string; menu: string },
  dishes: readonly DishFacts[],
): readonly DishFacts[] {
  if (readHalalClaim(readHalal, place) !== 'yes' || dishes.some(hasNamedPork)) return dishes;
  const { title } = place;
  const isHalalPlace = readHalalClaim(readHalal, { title, menu: '' }) === 'yes';
  const isHalal = ({ dish }: DishFacts): boolean =>
    isHalalPlace || readHalalClaim(readHalal, { title, menu: dish }) === 'yes';
  return dishes.map((dish) => (isHalal(dish) ? withoutPossiblePork(dish) : dish));
}
