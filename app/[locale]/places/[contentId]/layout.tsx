import type { ReactNode } from 'react';
import { Messages } from '@/components/layout/messages';

/** Messages of the page and of its `error.tsx`. */
export default function PlaceLayout({ children }: { children: ReactNode }) {
  return <Messages namespaces={['card', 'menu', 'order', 'places', 'report']}>{children}</Messages>;
}
