import type { Metadata } from 'next';
import Link from 'next/link';
import { StepGuard } from '@/components/guide/step-guard';
import { Screen } from '@/components/layout/screen';
import { Mascot } from '@/components/mascot/mascot';
import { ResultList } from '@/components/results/result-list';
import { buttonClass } from '@/components/ui/button';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { STEPS } from '@/lib/session/steps';

export const metadata: Metadata = {
  title: 'Recommended for you',
  description: 'Restaurants nearby that fit what you eat, with English and Korean names.',
};

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

export default function ResultsPage() {
  return (
    <Screen back={STEPS.results.back}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="min-w-0 grow basis-40 pt-2 text-title text-balance">Recommended for you</h1>
        <Mascot pose="presenting" size={136} />
      </div>
      <p className="mt-2 rounded-2xl bg-warn-soft px-4 py-3 text-sm text-warn">
        Please double-check ingredients and menus with each restaurant.
      </p>
      <StepGuard step="results" fallback={<CardSkeletons count={3} />}>
        <ResultList holidays={getCurrentHolidays()} />
      </StepGuard>
      <Link href="/" className={buttonClass('secondary', 'mt-4 w-full')}>
        Try Again
      </Link>
    </Screen>
  );
}
