import { useTranslations } from 'next-intl';
import { toTelLink } from '@/lib/phone-number';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { ActionIcon } from '../results/action-icons';

/** Link that calls a place; null without a number. */
export function PlacePhone({
  restaurant: { title, title_eng: titleEng, tel },
}: {
  /** Localized to the page's language. */
  restaurant: PlaceCard;
}) {
  const t = useTranslations('places');
  const phone = toTelLink(tel);
  if (!phone) return null;
  return (
    <a
      href={phone.href}
      className="inline-flex min-h-touch items-center gap-1.5 font-bold max-w-full text-brand-strong underline underline-offset-4"
    >
      <ActionIcon name="call" />
      <span>
        {t.rich('call', {
          place: titleEng || title,
          number: phone.number,
          more: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </span>
    </a>
  );
}
