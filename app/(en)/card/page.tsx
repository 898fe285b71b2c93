import type { Metadata } from 'next';
import Link from 'next/link';
import { BackLink } from '@/components/card/back-link';
import { StaffCard } from '@/components/card/staff-card';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { ProfileFields } from '@/components/profile/profile-fields';

export const metadata: Metadata = {
  title: 'Card for the staff',
  description:
    'Say what you eat and what you are allergic to, and show it to the staff in large, polite Korean. Works without a connection.',
};

/** A card in Korean to show before ordering. */
export default function CardPage() {
  return (
    <Screen backLink={<BackLink />}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2">
        <Mascot pose="tasting" size={96} />
        <div className="grow basis-40">
          <h1 className="text-title text-balance">Card for the staff</h1>
          <p className="mt-1 text-ink-soft">
            Show it before you order. I wrote it in polite Korean.{' '}
            <Link
              href="/menu"
              prefetch={false}
              className="inline-block py-2 font-bold text-brand-strong underline underline-offset-4"
            >
              Read a menu first
            </Link>
          </p>
        </div>
      </div>
      <StaffCard allergies={<ProfileFields />} />
    </Screen>
  );
}
