import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { formatNeeds } from '@/lib/client-store/format-people';
import { toPersonNeeds } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { usePersonNames } from './use-person-names';

/** "You · Aisha: halal · anything": the visitor, and each guest by name and needs. */
export function PartyNeeds() {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const guests = useAtomValue(guestsAtom) ?? [];
  const names = usePersonNames();
  const texts = guests.map((guest, at) => {
    const needs = formatNeeds(words, toPersonNeeds(guest));
    return guest.nickname ? t('eats', { name: names[at + 1] ?? '', needs }) : needs;
  });
  return (
    <span className="clauses block [overflow-wrap:anywhere] text-ink-soft">
      {joinWithDots([t('you'), ...texts])}
    </span>
  );
}
