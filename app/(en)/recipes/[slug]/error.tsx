'use client';

import { KitchenMessage } from '@/components/layout/kitchen-message';
import { SITE_NAME } from '@/lib/site-name';

export default function RecipeError() {
  return (
    <>
      {/* Where the recipe cannot be read, the page has no metadata either. */}
      <title>{`The recipe did not load | ${SITE_NAME}`}</title>
      <KitchenMessage message="An error occurred while loading the recipe." />
    </>
  );
}
