import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { FoodPicture } from './food-picture';

interface DishPictureProps {
  restaurant: Pick<PlaceCard, 'drawing' | 'kind'>;
  /** False where the visitor's needs are others by now: nothing but a closed cover is drawn. */
  isChecked: boolean;
  isLarge?: boolean;
}

/** Decorative drawing of the dish that a card names, chosen for the visitor by the search. */
export function DishPicture({ restaurant, isChecked, isLarge = false }: DishPictureProps) {
  const { drawing = 'unknown' } = restaurant;
  if (!isChecked || !drawing.endsWith('.webp'))
    return <FoodPicture kind={isChecked ? drawing : 'unknown'} className="dish-picture" />;
  const path = isLarge ? `recipes/${drawing.replace('.webp', '-16x9.webp')}` : `dishes/${drawing}`;
  return (
    // Ready in two sizes: nothing is left to an image service.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      alt=""
      src={`/images/${path}`}
      loading={isLarge ? 'eager' : 'lazy'}
      className="dish-picture"
    />
  );
}
