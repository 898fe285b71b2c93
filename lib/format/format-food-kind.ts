import type messages from '../../messages/en.json';
import type { Translator } from '../i18n/translator';
import type { PlaceCard } from '../search/contract/rec-contract';

type FoodKindKey = `foodKind.${keyof typeof messages.results.foodKind}`;

/** Kind of kitchen by the food that a place is known for: "Noodles"; null where it is not known. */
export function formatFoodKind(
  t: Translator<'results'>,
  { kind }: Pick<PlaceCard, 'kind'>,
): string | null {
  // A server may send a kind that this page has no name for; `has` tells.
  const key = `foodKind.${kind}` as FoodKindKey;
  return t.has(key) ? t(key) : null;
}
