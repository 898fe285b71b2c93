'use client';

import { KitchenMessage } from '@/components/recipes/kitchen-message';

export default function RecipeError() {
  return <KitchenMessage message="An error occurred while loading the recipe." />;
}
