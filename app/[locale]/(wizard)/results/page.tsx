import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { StepGuard } from '@/components/wizard/step-guard';
import { Screen } from '@/components/layout/screen';
import { ListFoot } from '@/components/results/list-foot';
import { ListNotes } from '@/components/results/list-notes';
import { ResultList } from '@/components/results/result-list';
import { SearchSummary } from '@/components/results/search-summary';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('wizard');
  return { title: t('results.title'), description: t('results.description') };
}

/** Seconds; rendered daily to keep the public holidays of this year and the next up to date. */
export const revalidate = 86_400;

export default function ResultsPage() {
  const t = useTranslations('wizard');
  return (
    // No prefetching: visitors arrive from the page that Back leads to.
    <Screen tab="eat" back={WIZARD_STEPS.results.back} prefetch={false}>
      <h1 className="text-card">{t('results.title')}</h1>
      <SearchSummary />
      <p className="text-fine text-ink-soft">{t('results.check')}</p>
      <StepGuard step="results" fallback={<CardSkeletons count={6} />}>
        <ResultList holidays={getCurrentHolidays()} />
      </StepGuard>
      <ListNotes />
      <ListFoot />
    </Screen>
  );
}
