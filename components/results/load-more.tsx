import { useTranslations } from 'next-intl';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { buttonClass } from '../ui/button-class';

interface LoadMoreProps {
  isPending: boolean;
  isError: boolean;
  /** True with further rows; rows that did not load are further ones. */
  hasMore: boolean;
  /** Loads the next rows, or those that failed. */
  onMore: () => void;
  /** Label with a number of places. */
  label?: string;
}

/** Button for the next rows of a list; an alert where they did not load. */
export function LoadMore({ isPending, isError, hasMore, onMore, label }: LoadMoreProps) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  return (
    <>
      {isError && !isPending ? (
        <p role="alert" className="mt-4 text-center font-bold text-danger">
          {getOfflineNotice(ui) ?? t('couldNotLoadMore')}
        </p>
      ) : null}
      {hasMore || isError ? (
        <button
          type="button"
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) onMore();
          }}
          className={buttonClass('primary', 'mt-4 w-full')}
        >
          {isPending ? t('loading') : (label ?? t(isError ? 'tryOnceMore' : 'loadMore'))}
        </button>
      ) : null}
    </>
  );
}
