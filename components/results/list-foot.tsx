import { useTranslations } from 'next-intl';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { Link } from '../ui/link';
import { CurrencyNote } from '../ui/currency-note';
import { ActionIcon } from './action-icons';

/**
 * One line of links below a list, in the HTML of the page: there before the list is scrolled, also
 * for a screen reader. The tabs lead to all other screens.
 */
export function ListFoot() {
  const t = useTranslations('results');
  return (
    <>
      <CurrencyNote />
      <div className="mt-2 -ml-2 flex flex-wrap items-center">
        <Link href="/card#show" className={QUIET_ACTION_CLASS}>
          <ActionIcon name="card" />
          {t('staffCard')}
        </Link>
        <Link href="/" className={QUIET_ACTION_CLASS}>
          {useTranslations('wizard')('startOver')}
        </Link>
        <a href="#top" className={QUIET_ACTION_CLASS}>
          <ActionIcon name="up" />
          {t('backToTop')}
        </a>
      </div>
    </>
  );
}
