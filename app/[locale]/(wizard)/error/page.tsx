import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import {
  SearchFailureActions,
  SearchFailureMessage,
} from '@/components/wizard/search-failure-content';
import { Hero } from '@/components/layout/hero';
import { Screen } from '@/components/layout/screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guide');
  return { title: t('lost.title'), description: t('lost.description'), robots: { index: false } };
}

export default function SearchFailedPage() {
  const t = useTranslations('guide');
  return (
    <Screen background>
      <Hero pose="lost" actions={<SearchFailureActions />}>
        <h1 className="text-title text-balance">{t('lost.heading')}</h1>
        <p role="status" className="mt-2 text-lead text-balance">
          <SearchFailureMessage />
        </p>
      </Hero>
    </Screen>
  );
}
