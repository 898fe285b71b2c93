import { parseReason } from '@kioot/engine/verdicts';
import type { WordsOf } from '../i18n/words';
import type { Restaurant, RestaurantHidden, RestaurantMatch } from '../search/contract';
import { isForSevere } from '../search/checked-for-parts';
import { toCodeList, toCodeWords, toSentence } from './code-words';

type Words = WordsOf<'words'>;

/** How sure a place is, as the screen tells it apart: in words, and by a shape of its own. */
export type FitKind = Exclude<RestaurantMatch['fit'], 'none'> | 'unchecked';

/** From how many dishes on one may speak of all of them. */
const ENOUGH_DISHES = 3;

/**
 * How a restaurant meets what the visitor eats; null for those who eat anything: there is nothing to tell. A verdict for
 * somebody else, or of another engine, is none.
 * @param checkedFor see `lib/search/checked-for.ts`
 */
export function getFitKind(
  { match }: Pick<Restaurant, 'match'>,
  checkedFor: string | undefined,
): FitKind | null {
  if (checkedFor === undefined) return null;
  if (match?.checkedFor !== checkedFor) return 'unchecked';
  return match.fit === 'none' ? 'unknown' : match.fit;
}

/** The fit in words; a place judged by no dish says what it was judged by. */
export function toFitText(t: Words, { match }: Pick<Restaurant, 'match'>, fit: FitKind): string {
  if (fit === 'unchecked') return t('fit.unchecked');
  if (match?.justServes) return t(`justServes.${match.justServes}`);
  if (fit !== 'only' || !match) return t(`fit.${fit}`);
  const { known = 0 } = match;
  if (match.groups.length === 0) return t(match.because.length > 0 ? 'fitsByName' : 'fitsByWords');
  return known > 0 && known < ENOUGH_DISHES ? t('fitsFew', { count: known }) : t('fit.only');
}

/** Says to ask always, where a card is for somebody who may die of a mistake and the menu prints nothing that helps. */
export function toSevereText(
  t: Words,
  fit: FitKind | null,
  checkedFor: string | undefined,
): string | null {
  const isOpen = fit === 'maybe' || fit === 'unknown';
  return isOpen && isForSevere(checkedFor) ? t('alwaysAsk') : null;
}

const toWishWords = (t: Words, wish: string) =>
  wish === 'any' ? t('withoutIt') : toSentence(toCodeWords(t, wish));

/** A Korean word and what it means; no English where nobody translated it. */
export interface Word {
  ko: string;
  en?: string;
}

/** Why a restaurant is listed: "Pork: samgyeopsal, jeyuk". */
export interface LabelledWords {
  label: string;
  words: Word[];
  /** What says so where no dish does. */
  from?: string;
}

function toWord(ko: string, { words_eng: words }: Restaurant): Word {
  const en = words?.find((word) => word.ko === ko)?.en;
  return en ? { ko, en } : { ko };
}

/** The wishes a restaurant meets and the dishes that do, or what its name says. */
export function getReasons(t: Words, restaurant: Restaurant): LabelledWords[] {
  const { match } = restaurant;
  if (!match) return [];
  const byDish = match.groups
    .filter(({ dishes }) => dishes.length > 0)
    .map(({ wish, dishes }) => ({
      label: toWishWords(t, wish),
      words: dishes.map((dish) => toWord(dish, restaurant)),
    }));
  const kitchens: LabelledWords[] = [];
  const names: Word[] = [];
  for (const reason of match.because.map(parseReason)) {
    if (reason.kind === 'term') names.push(toWord(reason.text, restaurant));
    else {
      const { kitchen, term } = reason;
      const from = t('kitchenOftenHalal', { kitchen: toCodeWords(t, kitchen) });
      kitchens.push({ label: from, from, words: [{ ko: term }] });
    }
  }
  const byName =
    names.length > 0 ? [{ label: t('itsNameSays'), from: t('itsName'), words: names }] : [];
  return [...byDish, ...kitchens, ...byName];
}

/** What to eat at a place, and where that is known from when no dish that suits says it. */
export interface KnownFor {
  words: Word[];
  /** "its name", "Turkish kitchen, often halal". */
  from: string | null;
}

/** The dishes that suit the visitor or, where none is known, what the name or the kind of kitchen says, or the best-known ones. */
export function getKnownFor(t: Words, restaurant: Restaurant): KnownFor {
  const { match, dishes, firstmenu, firstmenu_eng: en } = restaurant;
  const sure = new Set((match?.groups ?? []).flatMap((group) => group.dishes));
  if (sure.size > 0) return { words: [...sure].map((ko) => toWord(ko, restaurant)), from: null };
  const [reason] = getReasons(t, restaurant);
  if (reason?.from) return { words: reason.words, from: reason.from };
  if (match && match.groups.length > 0) return { words: [], from: null };
  if (dishes) return { words: dishes.map((ko) => toWord(ko, restaurant)), from: null };
  return { words: firstmenu ? [{ ko: firstmenu, ...(en ? { en } : {}) }] : [], from: null };
}

/** What to ask about one dish: "egg? shrimp?", and what it usually is without, which is to be told. */
export interface Question {
  dish: Word;
  about: string;
  tell: string | null;
}

/** "egg? shrimp?" */
export const toQuestions = (t: Words, codes: readonly string[]): string =>
  codes.map((code) => t('isThere', { what: toCodeWords(t, code) })).join(' ');

/** The dishes that may suit, each once, with what must be asked. */
export function getQuestions(t: Words, restaurant: Restaurant): Question[] {
  const asked = (restaurant.match?.groups ?? []).flatMap(({ ask = [] }) => ask);
  const byDish = new Map(asked.map((question) => [question.dish, question]));
  return [...byDish.values()].map(({ dish, about, tell = [] }) => ({
    dish: toWord(dish, restaurant),
    about: toQuestions(t, about) || (tell.length > 0 ? '' : t('whatIsInIt')),
    tell: tell.length > 0 ? toCodeList(t, tell) : null,
  }));
}

/** Hidden ingredients of one certainty, in one breath: "Often made with anchovy stock, egg: ask". */
export function toWarning(
  t: Words,
  hidden: readonly RestaurantHidden[] | undefined,
  certainty: RestaurantHidden['certainty'],
): string | null {
  const codes = (hidden ?? [])
    .filter((warning) => warning.certainty === certainty)
    .map(({ code }) => code);
  if (codes.length === 0) return null;
  return t(certainty === 'often' ? 'oftenMadeWith' : 'sometimesMadeWith', {
    what: toCodeList(t, [...new Set(codes)]),
  });
}
