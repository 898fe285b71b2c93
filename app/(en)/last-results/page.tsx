import type { Metadata } from 'next';
import Link from 'next/link';
import { Screen } from '@/components/layout/screen';
import { LastResults } from '@/components/results/last-results';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = { title: 'Your last results', robots: { index: false } };

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** The list of the last search, which home's new start leaves alone: for a tunnel, and for tomorrow. */
export default function LastResultsPage() {
  return (
    <Screen back="/saved">
      <h1 className="pt-4 text-title">Your last results</h1>
      <p className="mt-2 text-ink-soft">
        Kept on this phone only. Please double-check ingredients and menus with each restaurant.
      </p>
      <LastResults holidays={getCurrentHolidays()}>
        <div className="mt-4 flex flex-col items-center text-center">
          <Mascot pose="walking" size={140} />
          <p className="text-balance text-ink-soft">
            Nothing here yet. I keep the last list I found for you on this phone, also without a
            connection.
          </p>
          <Link href={STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
            Find a place to eat
          </Link>
        </div>
      </LastResults>
    </Screen>
  );
}
