import { FOOD_DRAWINGS_PATH } from '@/lib/food-drawings';

interface FoodPictureProps {
  /** Kind of food (`packages/engine/src/lexicon/food-kinds.ts`); others draw nothing. */
  kind: string;
  /** Size; 64 px by default. */
  className?: string;
}

/** Decorative drawing of a kind of food. All kinds are symbols of one file, fetched once. */
export function FoodPicture({ kind, className }: FoodPictureProps) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" width="64" height="64" className={className}>
      <use href={`${FOOD_DRAWINGS_PATH}#${kind}`} />
    </svg>
  );
}
