/** The name of a place, English large and Korean small. */
export function PlaceName({
  title,
  titleEng,
}: {
  title: string;
  titleEng: string | null | undefined;
}) {
  return (
    <div className="min-w-0">
      <h1 className="text-title text-balance">{titleEng || <span lang="ko">{title}</span>}</h1>
      {titleEng ? (
        <p lang="ko" className="text-ink-soft">
          {title}
        </p>
      ) : null}
    </div>
  );
}
