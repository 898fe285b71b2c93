import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { connection } from 'next/server';
import { Screen } from '@/components/layout/screen';
import { ListFailure } from '@/components/recipes/list-failure';
import { buttonClass } from '@/components/ui/button';
import { toLocalePath } from '@/lib/locales';
import { getLastFailure } from '@/lib/recipes/query';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return { title: t('kitchen.listTitle'), robots: { index: false } };
}

/** A new document: this one stands in place of the list. */
const LIST_PATH = '/recipies';

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a list that cannot be read. */
export default async function FailedListPage() {
  await connection();
  const t = await getTranslations('messages');
  const locale = await getLocale();
  return (
    <Screen>
      <ListFailure message={getLastFailure()}>
        <a href={toLocalePath(LIST_PATH, locale)} className={buttonClass('primary', 'self-center')}>
          {t('tryAgain')}
        </a>
      </ListFailure>
    </Screen>
  );
}
