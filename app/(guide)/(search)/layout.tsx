import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/ui/query-provider';

/** The screens that search; the others travel without the query client. */
export default function SearchLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
