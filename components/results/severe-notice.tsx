import { useTranslations } from 'next-intl';
import { isForSevereAllergy } from '@/lib/needs/need';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { Link } from '../ui/link';

interface SevereNoticeProps {
  /** Profile key of the visitor. */
  checkedFor: string | undefined;
  /** Places below, which may be matched for others at the table. */
  rows?: readonly Pick<PlaceCard, 'party'>[];
}

/** Advice to always ask, once above a list, with the card that does it; nothing without a severe allergy. */
export function SevereNotice({ checkedFor, rows = [] }: SevereNoticeProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const party = useTranslations('party');
  const isMine = isForSevereAllergy(checkedFor);
  const isOfParty = rows.some((row) =>
    row.party?.some((guest) => isForSevereAllergy(guest.checkedFor)),
  );
  if (!isMine && !isOfParty) return null;
  return (
    <p className="severe-notice">
      {isMine ? words('alwaysAsk') : party('severeAtTable')}{' '}
      <Link href="/card#show" prefetch={false}>
        {t('staffCard')}
      </Link>
    </p>
  );
}
