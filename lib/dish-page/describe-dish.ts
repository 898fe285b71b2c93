import type { Dish } from '../dishes/dish';
import { formatCode } from '../format/format-code';
import { DEFAULT_LOCALE, type Locale } from '../locales';
import type { Translator } from '../i18n/translator';
import { getDescriptiveKind, getDishForm } from './dish-form';

/**
 * Description of a dish in sentences of facts: form and way of cooking, its main meats, heat, and that it
 * is read with uncertainty where it is.
 */
export function describeDish(
  t: Translator<'dishFacts'>,
  words: Translator<'words'>,
  dish: Dish,
): readonly string[] {
  const { facts, isUncertain, serving } = dish;
  const form = getDishForm(dish);
  const kind = getDescriptiveKind(dish);
  const what = form
    ? [t(`form.${form}`)]
    : kind
      ? [words('itIs', { what: words(`kind.${kind}`) })]
      : [];
  // The heat of a drink or a cake is no question.
  const isMeal = serving === 'meal' || serving === 'side';
  const spice =
    isMeal && !(isUncertain && facts.spice === 'unknown') ? [words(`spice.${facts.spice}`)] : [];
  return [
    ...what,
    ...describeMeats(t, words, facts),
    ...spice,
    ...(isUncertain ? [t('uncertain')] : []),
  ];
}

function describeMeats(
  t: Translator<'dishFacts'>,
  words: Translator<'words'>,
  { mainMeats, possibleMainMeats, isEither }: Dish['facts'],
): readonly string[] {
  const list = (codes: typeof mainMeats, between: string) =>
    codes.map((code) => formatCode(words, code)).join(between);
  if (mainMeats.length > 0) return [t('madeOf', { what: list(mainMeats, words('and')) })];
  if (possibleMainMeats.length === 0) return [];
  const what = list(possibleMainMeats, words('or'));
  return [t(isEither ? 'madeOfEither' : 'perhapsMadeOf', { what })];
}

/** Sentences as one text; Japanese and Chinese have no blanks between them. */
export const joinSentences = (sentences: readonly string[], locale: Locale): string =>
  sentences.join(locale === DEFAULT_LOCALE ? ' ' : '');
