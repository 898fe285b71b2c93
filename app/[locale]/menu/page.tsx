import { useLocale, useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { MenuBackLink } from '@/components/menu-reader/menu-back-link';
import { MenuReader } from '@/components/menu-reader/menu-reader';
import { Mascot } from '@/components/mascot/mascot';
import { createPageMetadata } from '@/lib/page-metadata';
import { getReaderParts } from '@/lib/menu-reader/reader-parts';

export const generateMetadata = createPageMetadata('menu', '/menu');

/** Menu reader: reads any menu, on the phone itself. */
export default function MenuPage() {
  const t = useTranslations('menu');
  return (
    <Messages namespaces={['card', 'menu', 'order']}>
      <Screen tab="readMenu" backLink={<MenuBackLink />}>
        <h1 className="pt-4 text-title">{t('title')}</h1>
        <MenuReader parts={getReaderParts(useLocale())}>
          <div className="flex items-center gap-3 rounded-card border-2 border-dashed border-line-strong bg-surface p-4">
            <Mascot pose="searching" size={96} />
            <p className="text-balance">{t('showMe')}</p>
          </div>
        </MenuReader>
      </Screen>
    </Messages>
  );
}
