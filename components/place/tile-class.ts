/** Classes of an action for a place: icon above its label. */
export const TILE_CLASS =
  'flex min-h-touch min-w-0 flex-col items-center gap-1 rounded-control border-2 border-line bg-surface py-2 text-center text-fine font-bold tracking-tight shadow-card [word-break:normal] [text-wrap:balance] [&>svg]:size-5';
