import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/guide/query-provider';

/** The screens that call the server; the others travel without its client. */
export default function SearchLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
