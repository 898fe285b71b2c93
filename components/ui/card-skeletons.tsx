/** Placeholders for cards that are loading. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <div aria-hidden className="mt-4 space-y-4">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-44 animate-pulse rounded-2xl bg-line" />
      ))}
    </div>
  );
}
