import { useTranslations } from 'next-intl';
import type { PriceRange } from '@/lib/search/contract/rec-contract';
import { PriceText } from '../ui/price-text';

/** "Meals: ₩8,000–12,000". */
export function MealPrice({ price }: { price: PriceRange }) {
  const t = useTranslations('places');
  return <p>{t.rich('mealPrice', { price: () => <PriceText price={price} /> })}</p>;
}
