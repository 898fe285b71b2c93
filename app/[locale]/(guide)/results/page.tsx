import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { StepGuard } from '@/components/guide/step-guard';
import { Screen } from '@/components/layout/screen';
import { ResultList } from '@/components/results/result-list';
import { SearchLine } from '@/components/results/search-line';
import { buttonClass } from '@/components/ui/button';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { Link } from '@/components/ui/link';
import { QueryProvider } from '@/components/ui/query-provider';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { STEPS } from '@/lib/session/steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return { title: t('results.title'), description: t('results.description') };
}

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

export default function ResultsPage() {
  const t = useTranslations('guide');
  return (
    // Whoever is here came from there: what Back leads to need not be fetched again.
    <Screen back={STEPS.results.back} prefetch={false}>
      <h1 className="text-card">{t('results.title')}</h1>
      <QueryProvider>
        <SearchLine />
        <p className="text-fine text-ink-soft">{t('results.check')}</p>
        <StepGuard step="results" fallback={<CardSkeletons count={6} />}>
          <ResultList holidays={getCurrentHolidays()} />
        </StepGuard>
      </QueryProvider>
      <Link href="/" className={buttonClass('secondary', 'mt-4 w-full')}>
        {t('startOver')}
      </Link>
    </Screen>
  );
}
