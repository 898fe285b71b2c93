import { MEATS } from '@kioot/engine/needs';
import { parseReason } from '@kioot/engine/verdicts';
import type { Translator } from '../i18n/translator';
import type {
  PriceRange,
  PlaceCard,
  RestaurantHidden,
  RestaurantMatch,
} from '../search/contract/rec-contract';
import { hasProfileDetails, isForSevereAllergy } from '../needs/need';
import { getFirstQuestion, getStaffQuestions } from '../search/contract/staff-questions';
import { formatAlternatives, formatCode, formatCodeList } from './format-code';
import { formatEvidence } from './format-evidence';

type Translate = Translator<'words'>;

/** Degree of match shown on a card, as text and as a shape. */
export type FitKind = Exclude<RestaurantMatch['fit'], 'none'> | 'unchecked';

/** Fewest known dishes for a statement about the whole menu. */
const MIN_DISHES_FOR_ALL = 3;

/**
 * Match of a restaurant with the visitor's diet; null without restrictions. A verdict under another
 * profile key or of another engine version counts as `unchecked`.
 * @param checkedFor profile key, see `lib/needs/need.ts`
 */
export function getFitKind(
  { match }: Pick<PlaceCard, 'match'>,
  checkedFor: string | undefined,
): FitKind | null {
  if (checkedFor === undefined) return null;
  if (match?.checkedFor !== checkedFor) return 'unchecked';
  if (match.fit === 'none') return 'unknown';
  return isForSevereAllergy(checkedFor) && match.fit !== 'unknown' ? 'maybe' : match.fit;
}

/**
 * Wishes for which a tourism service chose a restaurant by rules of its own; null for a restaurant
 * that our engine chose.
 */
export function getServiceWishes({ chosenFor }: PlaceCard): string[] | null {
  return Array.isArray(chosenFor)
    ? chosenFor.filter((wish): wish is string => typeof wish === 'string')
    : null;
}

/** Our reading of a menu beside the choice of a tourism service: no readable menu, no dish, else a verdict. */
export type OwnReading = 'missing' | 'nothing' | 'verdict';

/** Null for a restaurant that our engine chose, and for a reading for another visitor. */
export function getMenuReading(restaurant: PlaceCard, fit: FitKind): OwnReading | null {
  if (getServiceWishes(restaurant) === null) return null;
  if (!restaurant.match) return 'missing';
  if (fit === 'unchecked') return null;
  return restaurant.match.fit === 'none' ? 'nothing' : 'verdict';
}

/**
 * Match in words. Without matching dishes it names its source: the restaurant's name or kind of
 * kitchen.
 */
export function formatFit(t: Translate, { match }: Pick<PlaceCard, 'match'>, fit: FitKind): string {
  if (fit === 'unchecked') return t('fit.unchecked');
  if (match?.justServes) return t(`justServes.${match.justServes}`);
  if (fit !== 'only' || !match) return t(`fit.${fit}`);
  const { known = 0 } = match;
  if (match.groups.length === 0) return t(match.because.length > 0 ? 'fitsByName' : 'fitsByWords');
  return known > 0 && known < MIN_DISHES_FOR_ALL ? t('fitsFew', { count: known }) : t('fit.only');
}

/** Advice to always ask, for a severe allergy where the menu does not settle it; else null. */
export function formatSevereNotice(
  t: Translate,
  fit: FitKind | null,
  checkedFor: string | undefined,
): string | null {
  const isUnsettled = fit === 'maybe' || fit === 'unknown';
  return isUnsettled && isForSevereAllergy(checkedFor) ? t('alwaysAsk') : null;
}

/** Korean term with its English, where translated. */
export interface TranslatedTerm {
  ko: string;
  en?: string;
}

/** Reason for listing a restaurant: "Pork: samgyeopsal, jeyuk". */
export interface LabeledTerms {
  label: string;
  terms: TranslatedTerm[];
  /** Source when no dish is one. */
  source?: string;
}

/** Term with its English, if the restaurant came with it. */
export function toTranslatedTerm(ko: string, { words_eng: words }: PlaceCard): TranslatedTerm {
  const en = words?.find((word) => word.ko === ko)?.en;
  return en ? { ko, en } : { ko };
}

/** Reasons beside dishes: a kind of kitchen, and terms in the name. */
export function getNamedReasons(t: Translate, restaurant: PlaceCard): LabeledTerms[] {
  const kitchens: LabeledTerms[] = [];
  const names: TranslatedTerm[] = [];
  for (const reason of (restaurant.match?.because ?? []).map(parseReason)) {
    if (reason.kind === 'term') names.push(toTranslatedTerm(reason.text, restaurant));
    else {
      const from = t('kitchenOftenHalal', { kitchen: formatCode(t, reason.kitchen) });
      kitchens.push({ label: from, source: from, terms: [] });
    }
  }
  const byName =
    names.length > 0 ? [{ label: t('itsNameSays'), source: t('itsName'), terms: names }] : [];
  return [...kitchens, ...byName];
}

/** Dishes to show on a card, and the source when no matching dish is known. */
export interface DishHighlights {
  terms: TranslatedTerm[];
  /** "its name", "Turkish kitchen, often halal". */
  source: string | null;
}

/**
 * Matching dishes; else the term in the name; else the best-known dishes, with the kind of kitchen
 * where that is the reason.
 */
export function getDishHighlights(t: Translate, restaurant: PlaceCard): DishHighlights {
  const { match, dishes, firstmenu, firstmenu_eng: en } = restaurant;
  const matching = new Set((match?.groups ?? []).flatMap((group) => group.dishes));
  if (matching.size > 0)
    return { terms: [...matching].map((ko) => toTranslatedTerm(ko, restaurant)), source: null };
  const [{ terms, source = null } = { terms: [] }] = getNamedReasons(t, restaurant);
  if (terms.length > 0) return { terms, source };
  if (match && match.groups.length > 0) return { terms: [], source };
  if (dishes) return { terms: dishes.map((ko) => toTranslatedTerm(ko, restaurant)), source };
  if (source) return { terms: [], source };
  return { terms: firstmenu ? [{ ko: firstmenu, ...(en ? { en } : {}) }] : [], source: null };
}

/** Dish line of a card. */
export interface CardDish extends Pick<DishHighlights, 'source'> {
  dish?: TranslatedTerm | undefined;
  /** True for a dish to ask about. */
  isAsked: boolean;
  /** Price of the same year as those of the place; undefined if unknown. */
  price?: PriceRange | undefined;
}

/** The dish that the verdict is about: first to ask about, else the first highlight. */
export function getCardDish(t: Translate, restaurant: PlaceCard, fit: FitKind | null): CardDish {
  if (fit === 'unchecked') return { isAsked: false, source: null };
  const asked = fit === 'maybe' ? getAskedDishes(restaurant)[0] : undefined;
  const { terms, source } = getDishHighlights(t, restaurant);
  // The evidence beside the verdict says the same as a term of the name.
  if (!asked && source && restaurant.match?.evidence?.by === 'title')
    return { isAsked: false, source: null };
  const dish = asked ?? terms[0];
  const won = restaurant.dishPrices?.find((each) => each.dish === dish?.ko)?.won;
  const price = won === undefined ? undefined : { ...restaurant.price, fromWon: won, toWon: won };
  return { dish, isAsked: asked !== undefined, price, source: asked ? null : source };
}

/** Verdict in words. */
export interface FitLine {
  headline: string;
  /** Reason or evidence; null where the headline says all. */
  detail: string | null;
}

/** Verdict on a card in few words, with its evidence: "Good for you", "Ask: egg or honey?". */
export function formatPill(t: Translate, restaurant: PlaceCard, fit: FitKind): FitLine {
  const { match } = restaurant;
  if (fit === 'unchecked' || fit === 'unknown' || !match || match.justServes)
    return { headline: formatFit(t, restaurant, fit), detail: null };
  const evidence = match.evidence ? formatEvidence(t, match.evidence) : null;
  if (fit === 'maybe') {
    const { question } = getFirstQuestion(match) ?? {};
    const [{ about, tell = [] } = { about: [] }] = getStaffQuestions(match);
    const what = formatAlternatives(t, question === undefined ? [...about, ...tell] : [question]);
    if (what) return { headline: t('askPill', { what }), detail: evidence };
    const isOfKitchen = match.because.some((reason) => parseReason(reason).kind === 'kitchen');
    return { headline: isOfKitchen ? t('askHalalPill') : t('sectionOne.ask'), detail: evidence };
  }
  const reason = fit === 'only' ? formatFit(t, restaurant, fit) : formatShare(t, match);
  const { menuYear, lastSeenYear } = restaurant;
  const isAllVegan = fit === 'only' && match.isAllVegan && !menuYear && !lastSeenYear;
  return { headline: t(isAllVegan ? 'allVegan' : 'sectionOne.good'), detail: evidence ?? reason };
}

/** "3 of 8 dishes fit"; null where the count is unknown or the name decides. */
function formatShare(t: Translate, { share, known = 0, groups }: RestaurantMatch): string | null {
  const count = Math.round(share * known);
  return groups.length > 0 && count > 0 ? t('fitsSome', { count, known }) : null;
}

/** True for a choice of meats, without restrictions unless the place is a good match. */
const isForMeats = (match: RestaurantMatch): boolean =>
  match.checkedFor !== undefined &&
  (isGoodMatch(match) || !hasProfileDetails(match.checkedFor)) &&
  match.groups.length > 0 &&
  match.groups.every(({ wish }) => MEATS.some((meat) => meat === wish));

/** Dishes to ask about, the one that the verdict of the card is about first. */
export function getAskedDishes(restaurant: PlaceCard): TranslatedTerm[] {
  const questions = restaurant.match ? getStaffQuestions(restaurant.match) : [];
  return questions.map(({ dish }) => toTranslatedTerm(dish, restaurant));
}

/** True for a match that is shown as a good one. */
const isGoodMatch = ({ fit, justServes }: RestaurantMatch): boolean =>
  (fit === 'only' || fit === 'options') && !justServes;

/**
 * Hidden ingredients in one line: "Often with anchovy stock, may contain egg. Ask first"; null
 * for none, or where the questions on the dishes cover them all. Meats beside chosen ones are a
 * note, "May contain beef stock". Nothing is asked first of a good match, whose best meal has
 * nothing open.
 */
export function formatHiddenIngredients(
  t: Translate,
  { hidden = [], match }: Pick<PlaceCard, 'hidden' | 'match'>,
): string | null {
  const asked = new Set(match ? getStaffQuestions(match).map(({ dish }) => dish) : []);
  const unasked = hidden.filter(({ dishes }) => dishes.some((dish) => !asked.has(dish)));
  const toList = (certainty: RestaurantHidden['certainty']) =>
    formatCodeList(t, [
      ...new Set(unasked.filter((each) => each.certainty === certainty).map(({ code }) => code)),
    ]);
  const [often, sometimes] = [toList('often'), toList('sometimes')];
  if (match && isForMeats(match)) {
    const what = [often, sometimes].filter(Boolean).join(t('comma'));
    if (!what) return null;
    return sometimes ? t('sometimesMadeWithNote', { what }) : t('oftenMadeWithNote', { what });
  }
  if (match && isGoodMatch(match)) return null;
  if (often && sometimes) return t('oftenAndSometimesMadeWith', { often, sometimes });
  if (often) return t('oftenMadeWith', { what: often });
  return sometimes ? t('sometimesMadeWith', { what: sometimes }) : null;
}
