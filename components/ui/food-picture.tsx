import { FOODS_FILE } from '@/lib/foods-file';

interface FoodPictureProps {
  /** See `packages/engine/src/lexicon/food-kinds.ts`; nothing is drawn for any other. */
  kind: string;
  /** Its size; 64 px without one. */
  className?: string;
}

/** The drawing of a kind of food. It decorates: words beside it say the same. All kinds are one file, fetched once. */
export function FoodPicture({ kind, className }: FoodPictureProps) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" width="64" height="64" className={className}>
      <use href={`${FOODS_FILE}#${kind}`} />
    </svg>
  );
}
