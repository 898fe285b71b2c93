'use client';

import { Screen } from '@/components/layout/screen';
import { buttonClass } from '@/components/ui/button';
import { getServiceMessage } from '@/lib/recipes/errors';

/** The service's message in red (specification section 8), and a way to try again. */
export default function RecipiesError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Screen>
      <h1 className="pt-4 text-center text-title">Welcome to our kitchen</h1>
      <p role="alert" className="py-6 text-center font-bold text-danger">
        {getServiceMessage(error) ?? 'The recipes could not be loaded.'}
      </p>
      <button type="button" onClick={retry} className={buttonClass('primary', 'self-center')}>
        Try again
      </button>
    </Screen>
  );
}
