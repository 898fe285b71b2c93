import type { Translator } from '../i18n/translator';
import type { PlaceCard } from '../search/contract/rec-contract';
import { capitalize, formatCode } from './format-code';
import { getNamedReasons, toTranslatedTerm, type LabeledTerms } from './format-match';

type Translate = Translator<'words'>;

const formatWish = (t: Translate, wish: string) =>
  wish === 'any' ? t('withoutIt') : capitalize(formatCode(t, wish));

/** Preferences the restaurant meets, each with its dishes, or the term in its name. */
export function getMatchReasons(t: Translate, restaurant: PlaceCard): LabeledTerms[] {
  const { match } = restaurant;
  if (!match) return [];
  const byDish = match.groups
    .filter(({ dishes }) => dishes.length > 0)
    .map(({ wish, dishes }) => ({
      label: formatWish(t, wish),
      terms: dishes.map((dish) => toTranslatedTerm(dish, restaurant)),
    }));
  return [...byDish, ...getNamedReasons(t, restaurant)];
}
