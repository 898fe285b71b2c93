import type { FoodKind } from '@/lib/food-kinds';

/** A drawing of a kind of food, as large as its classes say. */
export function FoodPicture({ kind, className }: { kind: FoodKind; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <use href={`/foods.svg#${kind}`} />
    </svg>
  );
}
