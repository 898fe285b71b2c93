import type { ReactNode } from 'react';
import { Messages } from '@/components/layout/messages';

/** Messages of the page's client components. */
export default function DishLayout({ children }: { children: ReactNode }) {
  return <Messages namespaces={['card', 'dish', 'menu', 'order']}>{children}</Messages>;
}
