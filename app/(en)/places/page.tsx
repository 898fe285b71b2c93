import type { Metadata } from 'next';
import Link from 'next/link';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { SharedPlaces } from '@/components/places/shared-places';
import { buttonClass } from '@/components/ui/button';
import { STEPS } from '@/lib/session/steps';
import { getCurrentHolidays } from '@/lib/words/holidays';

export const metadata: Metadata = { title: 'Shared places', robots: { index: false } };

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** A saved list as somebody shared it: the ids are in the address, and nowhere else. */
export default function SharedPlacesPage() {
  return (
    <Screen back="/">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="min-w-0 grow basis-40 pt-4 text-title">Shared places</h1>
        <Mascot pose="presenting" size={136} />
      </div>
      <p className="mt-2 text-ink-soft">
        Somebody saved these for you. Please double-check ingredients and menus with each
        restaurant.
      </p>
      <SharedPlaces holidays={getCurrentHolidays()}>
        <p className="mt-4">This link names no place.</p>
        <Link href={STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
          Find a place to eat
        </Link>
      </SharedPlaces>
    </Screen>
  );
}
