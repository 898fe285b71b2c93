/** Name of a place, English above Korean. */
export function PlaceName({
  title,
  titleEng,
}: {
  title: string;
  titleEng: string | null | undefined;
}) {
  return (
    // Below the picture where large text leaves no room for a word.
    <div className="min-w-[min(8rem,100%)] flex-1">
      <h1 className="text-title text-balance">{titleEng || <span lang="ko">{title}</span>}</h1>
      {titleEng ? (
        <p lang="ko" className="text-ink-soft">
          {title}
        </p>
      ) : null}
    </div>
  );
}
