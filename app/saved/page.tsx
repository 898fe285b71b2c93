import type { Metadata } from 'next';
import { Screen } from '@/components/layout/screen';
import { SavedList } from '@/components/results/saved-list';
import { getCurrentHolidays } from '@/lib/guide/holidays';

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
      <SavedList holidays={getCurrentHolidays()} />
    </Screen>
  );
}
