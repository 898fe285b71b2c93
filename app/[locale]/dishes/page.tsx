import { getTranslations } from 'next-intl/server';
import { DishBrowser } from '@/components/dish/dish-browser';
import { GroupList } from '@/components/dish/group-list';
import { Messages } from '@/components/layout/messages';
import { Screen } from '@/components/layout/screen';
import { createPageMetadata } from '@/lib/page-metadata';
import { getGroupPreviews } from '@/lib/dish-index/index-files';

/** Links per group: the page is small, and works without JavaScript. */
const MAX_DISHES = 6;

export const generateMetadata = createPageMetadata('dishIndex', '/dishes');

/** All dishes of the catalog: search, filter, and the commonest of each group. */
export default async function DishesPage() {
  const t = await getTranslations('dishIndex');
  const groups = getGroupPreviews(MAX_DISHES);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Messages namespaces={['dishIndex']}>
      <Screen tab="readMenu" isInner back="/">
        <h1 className="pt-2 text-title text-balance">{t('title')}</h1>
        <p className="mt-1 text-ink-soft">{t('intro', { count: total })}</p>
        <DishBrowser>
          <GroupList groups={groups} />
        </DishBrowser>
      </Screen>
    </Messages>
  );
}
