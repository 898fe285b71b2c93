import type { Metadata } from 'next';
import { KitchenMessage } from '@/components/layout/kitchen-message';

export const metadata: Metadata = { title: 'The recipe did not load', robots: { index: false } };

/** What `lib/http/empty-pages.mjs` shows in place of Next's empty document for a recipe that cannot be read. */
export default function FailedRecipePage() {
  return <KitchenMessage message="An error occurred while loading the recipe." />;
}
