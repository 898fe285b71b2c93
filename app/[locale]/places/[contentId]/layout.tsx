import type { ReactNode } from 'react';
import { Words } from '@/components/layout/words';

/** Messages of the page, and of `error.tsx` in its place. */
export default function PlaceLayout({ children }: { children: ReactNode }) {
  return <Words rooms={['menu', 'places']}>{children}</Words>;
}
