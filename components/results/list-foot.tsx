import { useTranslations } from 'next-intl';
import { buttonClass } from '../ui/button-class';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { CurrencyNote } from '../ui/currency-note';
import { ActionIcon } from './action-icons';
import { ShareList } from './share-list';

/**
 * Card and share link of a list with further links, in the HTML of the page: there before the list
 * is scrolled, also for a screen reader.
 */
export function ListFoot() {
  const t = useTranslations('results');
  return (
    <>
      <CurrencyNote />
      <Link href="/card#show" className={buttonClass('secondary', 'mt-2 w-full')}>
        <ActionIcon name="card" />
        {t('staffCard')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <ShareList />
        <Link href="/saved" className={QUIET_ACTION_CLASS}>
          {t('savedPlaces')}
        </Link>
        <Link href="/last-results" prefetch={false} className={QUIET_ACTION_CLASS}>
          {t('lastResults')}
        </Link>
        <a href="#top" className={QUIET_ACTION_CLASS}>
          <ActionIcon name="up" />
          {t('backToTop')}
        </a>
      </div>
    </>
  );
}
