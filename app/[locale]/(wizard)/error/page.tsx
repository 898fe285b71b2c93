import { useTranslations } from 'next-intl';
import {
  SearchFailureActions,
  SearchFailureMessage,
} from '@/components/wizard/search-failure-content';
import { Hero } from '@/components/layout/hero';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';

export const generateMetadata = createPageMetadata('wizard.lost');

export default function SearchFailedPage() {
  const t = useTranslations('wizard');
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
