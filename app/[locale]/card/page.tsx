import { useTranslations } from 'next-intl';
import { CardBackLink } from '@/components/staff-card/card-back-link';
import { StaffCard } from '@/components/staff-card/staff-card';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { Mascot } from '@/components/mascot/mascot';
import { ProfileFields } from '@/components/diet-profile/profile-fields';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageMetadata } from '@/lib/page-metadata';

export const generateMetadata = createPageMetadata('card', '/card');

/** Card in Korean to show to the staff before ordering, with the ways to an order and the counter. */
export default function CardPage() {
  const t = useTranslations('card');
  const counter = useTranslations('counter');
  const order = useTranslations('order');
  return (
    <Messages namespaces={['card']}>
      <Screen tab="showStaff" backLink={<CardBackLink />}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
          <Mascot pose="tasting" size={96} />
          <div className="grow basis-40">
            <h1 className="text-title text-balance">{t('title')}</h1>
            <p className="mt-1 text-ink-soft">{t('intro')}</p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          {[['/menu', order('open')] as const, ['/counter', counter('title')] as const].map(
            ([href, label]) => (
              <Link
                key={href}
                href={href}
                prefetch={false}
                className={buttonClass('secondary', 'grow px-3!')}
              >
                {label}
              </Link>
            ),
          )}
        </div>
        <LazyPartyRow />
        <StaffCard allergies={<ProfileFields />} />
      </Screen>
    </Messages>
  );
}
