import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Screen } from '@/components/layout/screen';
import { ListFailure } from '@/components/recipes/list-failure';
import { buttonClass } from '@/components/ui/button';
import { getLastFailure } from '@/lib/recipes/posts';

export const metadata: Metadata = { title: 'The recipes did not load', robots: { index: false } };

/** A new document: this one stands in place of the list. */
const LIST_PATH = '/recipies';

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a list that cannot be read. */
export default async function FailedListPage() {
  await connection();
  return (
    <Screen>
      <ListFailure message={getLastFailure()}>
        <a href={LIST_PATH} className={buttonClass('primary', 'self-center')}>
          Try again
        </a>
      </ListFailure>
    </Screen>
  );
}
