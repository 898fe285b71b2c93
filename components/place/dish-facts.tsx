import { useTranslations } from 'next-intl';
import { toDishPath } from '@/lib/dishes/dish';
import { formatWon, formatWonRange } from '@/lib/format/format-price';
import type { PlaceDish, PageFacts } from '@/lib/place-page/match-place';
import { ConvertedPrice } from '../ui/currency-note';
import { DishLink } from '../ui/dish-link';

export interface DishListProps {
  contentId: string;
  dishes: readonly PlaceDish[];
  place: Pick<PageFacts, 'halal' | 'byName'>;
  /** Slugs of dishes that have a page, by Korean name. */
  slugs?: Readonly<Record<string, string>>;
}

/** Formats what is the same about a dish for every visitor: name, prices. */
export function useDishFacts({ dishes, slugs = {} }: Pick<DishListProps, 'dishes' | 'slugs'>) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const hasPrices = dishes.some(({ price }) => price !== undefined);
  return ({ ko, en, price, priceYear, usualPrice }: PlaceDish) => {
    const slug = slugs[ko];
    return {
      ko,
      name: slug === undefined ? en : <DishLink path={toDishPath(slug)}>{en}</DishLink>,
      note: usualPrice
        ? t('usualPrice', {
            price: formatWonRange(words, usualPrice),
            count: usualPrice.menus,
            year: String(usualPrice.year),
          })
        : undefined,
      price: hasPrices ? <DishPrice price={price} /> : undefined,
      priceNote: priceYear ? t('priceOf', { year: String(priceYear) }) : undefined,
    };
  };
}

/** "₩8,000", or the words of the source; an unknown price leaves its column empty. */
function DishPrice({ price }: Pick<PlaceDish, 'price'>) {
  const words = useTranslations('words');
  if (typeof price !== 'number') return <span lang="ko">{price}</span>;
  return (
    <>
      {formatWon(words, price)}
      <ConvertedPrice price={{ fromWon: price, toWon: price }} isBelow />
    </>
  );
}
