import { useTranslations } from 'next-intl';
import { formatSearch } from '@/lib/client-store/format-search';
import type { Search } from '@/lib/session/session';
import { usePersonNames } from '../party/use-person-names';

/** "You, Aisha, Ben · Itaewon · 1 km". */
export function PartySearch({ search }: { search: Search }) {
  const words = useTranslations('words');
  return formatSearch(words, search, usePersonNames());
}

/** Says whom a list was not made for: a tourism service gets the visitor's choice alone. */
export function UncheckedGuests() {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const names = usePersonNames().slice(1).join(words('comma'));
  if (!names) return null;
  return (
    <p className="mt-2 rounded-control bg-warn-soft px-2 py-1 font-bold text-warn">
      {t('chosenForYouOnly', { names })}
    </p>
  );
}
