import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Screen } from '@/components/layout/screen';
import { Words } from '@/components/layout/words';
import { BackLink } from '@/components/menu-reader/back-link';
import { MenuReader } from '@/components/menu-reader/menu-reader';
import { Mascot } from '@/components/mascot/mascot';
import { getReaderParts } from '@/lib/menu-reader/built-parts';
import { getAlternates } from '@/lib/page-links';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('menu');
  return {
    title: t('title'),
    description: t('description'),
    alternates: getAlternates('/menu', await getLocale()),
  };
}

/** Any menu, read on the phone. */
export default function MenuPage() {
  const t = useTranslations('menu');
  return (
    <Words rooms={['card', 'menu']}>
      <Screen backLink={<BackLink />}>
        <h1 className="pt-4 text-title">{t('title')}</h1>
        <MenuReader parts={getReaderParts(useLocale())}>
          <div className="flex items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface p-4">
            <Mascot pose="searching" size={96} />
            <p className="text-balance">{t('showMe')}</p>
          </div>
        </MenuReader>
      </Screen>
    </Words>
  );
}
