import type { Metadata } from 'next';
import Link from 'next/link';
import { Screen } from '@/components/layout/screen';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { Mascot } from '@/components/mascot/mascot';
import { LastResultsLink } from '@/components/results/last-results-link';
import { SavedList } from '@/components/results/saved-list';
import { buttonClass } from '@/components/ui/button';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = { title: 'Saved places', robots: { index: false } };

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** The visitor's own list, kept on the phone. */
export default function SavedPage() {
  return (
    <Screen>
      <h1 className="pt-4 text-title">Saved places</h1>
      <p className="mt-2 text-ink-soft">
        Kept on this phone only. Please double-check ingredients and menus with each restaurant.
      </p>
      <div className="mt-3 grid">
        <LastResultsLink />
      </div>
      <SavedList holidays={getCurrentHolidays()}>
        <div className="mt-4 flex flex-col items-center text-center">
          <Mascot pose="walking" size={140} />
          <p className="text-balance text-ink-soft">
            Nothing here yet. Tap “Save” under a restaurant and I keep it on this phone for you,
            also without a connection.
          </p>
          <Link href={STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
            Find a place to eat
          </Link>
        </div>
      </SavedList>
      <PlaceMenus />
    </Screen>
  );
}
