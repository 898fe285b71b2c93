import type { Metadata } from 'next';
import { Mascot } from '@/components/mascot/mascot';
import { KitchenMessage } from '@/components/layout/kitchen-message';

export const metadata: Metadata = { title: 'Recipe not found' };

export default function RecipeNotFound() {
  return <KitchenMessage message="Recipe not found." picture={<Mascot pose="lost" size={160} />} />;
}
