import { CHIP_CLASS } from './action';
import { useSearchAnew } from './use-search-anew';

/** Leaves out what is hot, or takes it in again: the list is searched anew. */
export function NotSpicyChip() {
  const { wanted, change, isPending, isError } = useSearchAnew();
  if (!wanted) return null;
  return (
    <>
      <button
        type="button"
        aria-pressed={wanted.notSpicy}
        aria-busy={isPending}
        onClick={() => change({ notSpicy: !wanted.notSpicy })}
        className={CHIP_CLASS}
      >
        Not spicy
      </button>
      {isError ? (
        <span role="alert" className="self-center text-fine text-danger">
          That did not work.
        </span>
      ) : null}
    </>
  );
}
