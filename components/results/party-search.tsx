import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { formatSearch } from '@/lib/format/format-search';
import { resultsAtom } from '@/lib/client-store/result-atoms';
import type { Search } from '@/lib/session/session';
import { usePersonNames } from '../party/use-person-names';

/**
 * "You, Aisha, Ben · Itaewon · 1 km". Says whom the list was not made for: a tourism service gets the
 * visitor's choice alone.
 */
export function PartySearch({ search }: { search: Search }) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const names = usePersonNames();
  const results = useAtomValue(resultsAtom) ?? [];
  const guests = names.slice(1).join(words('comma'));
  const isForVisitorOnly = results.length > 0 && !results.some(({ party }) => party);
  return (
    <>
      {formatSearch(words, search, names)}
      {isForVisitorOnly && guests ? (
        <span className="mt-1 block text-warn">{t('chosenForYouOnly', { names: guests })}</span>
      ) : null}
    </>
  );
}
