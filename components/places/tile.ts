/** The classes of what can be done with a place: four of a kind beside one another. */
export const TILE_CLASS =
  'flex min-h-touch min-w-0 flex-col items-center justify-center gap-1 rounded-control border-2 border-line bg-surface px-1 py-2 text-center text-fine font-bold shadow-card';
