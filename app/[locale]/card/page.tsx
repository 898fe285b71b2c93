import { useTranslations } from 'next-intl';
import { CardBackLink } from '@/components/staff-card/card-back-link';
import { StaffCard } from '@/components/staff-card/staff-card';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { Mascot } from '@/components/mascot/mascot';
import { ProfileFields } from '@/components/diet-profile/profile-fields';
import { LazyPartyRow } from '@/components/party/lazy-party-row';
import { Link } from '@/components/ui/link';
import { createPageMetadata } from '@/lib/page-metadata';

export const generateMetadata = createPageMetadata(
  'card',
  (t) => ({
    title: t('title'),
    description: t('description'),
  }),
  '/card',
);

/** Card in Korean to show to the staff before ordering. */
export default function CardPage() {
  const t = useTranslations('card');
  const counter = useTranslations('counter');
  return (
    <Messages namespaces={['card']}>
      <Screen backLink={<CardBackLink />}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
          <Mascot pose="tasting" size={96} />
          <div className="grow basis-40">
            <h1 className="text-title text-balance">{t('title')}</h1>
            <p className="mt-1 text-ink-soft">
              {t.rich('intro', {
                menu: (chunks) => (
                  <Link
                    href="/menu"
                    prefetch={false}
                    className="inline-block py-2 font-bold text-brand-strong underline underline-offset-4"
                  >
                    {chunks}
                  </Link>
                ),
              })}
            </p>
          </div>
        </div>
        <LazyPartyRow />
        <StaffCard allergies={<ProfileFields />} />
        <p className="mt-4 text-center text-ink-soft">
          {counter.rich('linkFromCard', {
            link: (chunks) => (
              <Link
                href="/counter"
                prefetch={false}
                className="inline-block py-2 font-bold text-brand-strong underline underline-offset-4"
              >
                {chunks}
              </Link>
            ),
          })}
        </p>
      </Screen>
    </Messages>
  );
}
