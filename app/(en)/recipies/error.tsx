'use client';

import { Screen } from '@/components/layout/screen';
import { ListFailure } from '@/components/recipes/list-failure';
import { buttonClass } from '@/components/ui/button';
import { getServiceMessage } from '@/lib/recipes/errors';

/** The list after a move inside the document; whoever opens its address gets `app/kitchen/list-failed`. */
export default function RecipiesError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Screen>
      <ListFailure message={getServiceMessage(error) ?? 'The recipes could not be loaded.'}>
        <button type="button" onClick={retry} className={buttonClass('primary', 'self-center')}>
          Try again
        </button>
      </ListFailure>
    </Screen>
  );
}
